/* Numbers kept in pointers point nowhere, but where they have a part of an address. */
#include <pthread.h>
#include <stdint.h>
struct item { int *value; void *number; };
union both { int *pointer; uintptr_t word; int number; };
int x, y;
void *kept, *joined, *masked, *own;
int *loaded, *restored, *same, *other;
static struct item item;
static pthread_key_t key;
static void *run(void *given) { return (void *)(intptr_t)((int)(intptr_t)given + 1); }
static void *give(void *given) { pthread_setspecific(key, given); return pthread_getspecific(key); }
static int *word_of(union both u) { return (int *)u.word; }
int main(int argc, char **argv) {
    void *result;
    pthread_t thread;
    kept = (void *)(intptr_t)argc;
    pthread_create(&thread, 0, run, kept);
    pthread_join(thread, &joined);
    masked = (void *)((uintptr_t)argc * 3 & 0xffff);
    item.value = &x;
    item.number = (void *)(uintptr_t)(uint32_t)(uintptr_t)&y;
    loaded = item.value;
    /* Variables are in the same four gigabytes. */
    restored = (int *)(((uintptr_t)&x & ~(uintptr_t)0xffffffff) | (uintptr_t)item.number);
    union both u, v;
    u.pointer = &x;
    same = word_of(u);
    v.number = argc;
    v.pointer = &y;
    other = (int *)v.word;
    pthread_key_create(&key, 0);
    pthread_create(&thread, 0, give, &x);
    pthread_join(thread, &result);
    own = result;
    return !(kept == (void *)1 && joined == (void *)2 && masked == (void *)3 && loaded == &x
        && restored == &y && same == &x && other == &y && own == &x);
}
// kept -> {}
// masked -> {}
// joined includes {x}
// loaded -> {x}
// restored includes {y}
// same -> {x}
// other -> {y}
// own includes {x}
