/* Structs in arrays of bytes, on the stack and outside of it. */
#include <stddef.h>
#include <stdlib.h>
typedef void (*fn)(void);
struct job { int kind; void *data; fn run; struct job *next; };
static char arena[4096];
static size_t used;
void first(void) {}
void second(void) {}
int x, y;
static void *take(size_t size) { void *at = arena + used; used += (size + 15) & ~(size_t)15; return at; }
struct queue { size_t size; struct job jobs[]; };
fn called, called2, called3;
void *data, *data2, *data3;
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
    struct queue *queue = malloc(sizeof *queue + 3 * sizeof(struct job));
    queue->jobs[2].run = second; queue->jobs[2].data = &x;
    struct job *last = (struct job *)((char *)queue + sizeof *queue + 2 * sizeof(struct job));
    called3 = last->run;
    data3 = last->data;
    return !(called3 == second && data3 == &x && called == first && data == &y && called2 == first && data2 == &y);
}
// called includes {first}
// data includes {y}
// called2 includes {first}
// data2 includes {y}
// called3 includes {second}
// data3 includes {x}
