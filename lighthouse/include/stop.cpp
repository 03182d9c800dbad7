// What sets the flag of stop.cuh, which is included in all that LightHouse compiles.
// Apart from generated code, to which the macros of <csignal> are names like any other.

#include <csignal>

int lh_stopped = 0;

namespace {

// The handler of SIGINT that is there while nobody listens; a function.
struct sigaction before = {};
bool listening = false;

void stop(int signal, siginfo_t* information, void* context) {
    if (before.sa_flags & SA_SIGINFO) {
        before.sa_sigaction(signal, information, context);
    } else {
        before.sa_handler(signal);
    }
    // Last: this may be another thread, and the one that stops then must find that
    // Python knows, or it is interrupted twice.
    __atomic_store_n(&lh_stopped, 1, __ATOMIC_RELEASE);
}

}  // namespace

// From now on SIGINT stops loops, after the handler that was there before.
extern "C" void lh_listen() {
    __atomic_store_n(&lh_stopped, 0, __ATOMIC_RELAXED);
    sigaction(SIGINT, nullptr, &before);
    struct sigaction ours = before;
    ours.sa_flags |= SA_SIGINFO;
    ours.sa_sigaction = stop;
    sigaction(SIGINT, &ours, nullptr);
    listening = true;
}

// Whether SIGINT came meanwhile; from now on it is for the other handler alone.
extern "C" int lh_heard() {
    if (!listening) {
        return 0;
    }
    listening = false;
    sigaction(SIGINT, &before, nullptr);
    return LH_STOPPED;
}
