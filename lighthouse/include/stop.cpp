// What sets the flag of stop.cuh, which is included in all that LightHouse compiles.
// Apart from generated code, to which the macros of <csignal> are names like any other.

#include <csignal>

int lh_stopped = 0;

namespace lh {

// While it lives SIGINT stops loops, after the handler that was there before it.
class Listener {
public:
    Listener() {
        __atomic_store_n(&lh_stopped, 0, __ATOMIC_RELAXED);
        sigaction(SIGINT, nullptr, &before);
        struct sigaction ours = before;
        ours.sa_flags |= SA_SIGINFO;
        ours.sa_sigaction = stop;
        sigaction(SIGINT, &ours, nullptr);
    }
    ~Listener() { sigaction(SIGINT, &before, nullptr); }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

private:
    static inline struct sigaction before = {};

    static void stop(int signal, siginfo_t* information, void* context) {
        if (before.sa_flags & SA_SIGINFO) {
            before.sa_sigaction(signal, information, context);
        } else {
            before.sa_handler(signal);
        }
        // Last: this may be another thread, and the one that stops then must find that
        // Python knows, or it is interrupted twice.
        __atomic_store_n(&lh_stopped, 1, __ATOMIC_RELEASE);
    }
};

}  // namespace lh

// Calls a function, or a kernel of the simulator if there are `blocks`.  The handler of
// SIGINT must be a function, and no other call of this kind may run.
extern "C" const char* lh_interruptible(int* stopped, void* function, void** arguments,
                                        int blocks, int threads) {
    using Call = const char*(void**);
    using Launch = const char*(int, int, void**);
    const lh::Listener listener;
    const char* const error =
        blocks > 0 ? reinterpret_cast<Launch*>(function)(blocks, threads, arguments)
                   : reinterpret_cast<Call*>(function)(arguments);
    *stopped = LH_STOPPED;
    return error;
}
