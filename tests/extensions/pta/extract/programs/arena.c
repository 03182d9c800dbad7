/* Structs in arrays of bytes, on the stack and outside of it. */
#include <stddef.h>
typedef void (*fn)(void);
struct job { int kind; void *data; fn run; struct job *next; };
static char arena[4096];
static size_t used;
void first(void) {}
void second(void) {}
int x, y;
static void *take(size_t size) { void *at = arena + used; used += (size + 15) & ~(size_t)15; return at; }
fn called, called2;
void *data, *data2;
static struct job *make(fn run, void *with, struct job *next) {
    struct job *job = take(sizeof(struct job));
    job->kind = 1; job->data = with; job->run = run; job->next = next;
    return job;
}
int main(void) {
    struct job *job = make(first, &x, 0);
    job = make(second, &y, job);
    called = job->next->run;
    data = job->data;
    job->run();
    _Alignas(16) char stack[64];
    struct job *here = (struct job *)stack;
    here->run = first; here->data = &x; here->next = job;
    called2 = here->run;
    data2 = here->next->data;
    called2();
    return !(called == first && data == &y && called2 == first && data2 == &y);
}
// called includes {first}
// data includes {y}
// called2 includes {first}
// data2 includes {y}
