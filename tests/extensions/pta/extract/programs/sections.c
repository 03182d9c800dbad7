/* Variables that only their section leads to, and functions that run before main. */
#include <stdlib.h>
int x, y, z;
struct command { const char *name; int *value; void (*run)(void); };
void f0(void) {} void f1(void) {} void f2(void) {}
#define IN(section_) __attribute__((used, aligned(8), section(#section_)))
static struct command one IN(commands) = {"one", &x, f0};
static struct command two IN(commands) = {"two", &y, f1};
static struct command three IN(commands) = {"three", &z, f2};
extern struct command __start_commands[], __stop_commands[];
static int *first IN(pointers) = &x, *second IN(pointers) = &y;
extern int *__start_pointers[], *__stop_pointers[];
static int *alone IN(other) = &x;
int *walked, *back, *indexed, *sum, *third, *own;
void (*ran)(void);
char **early, *listed;
__attribute__((constructor)) static void before(int argc, char **argv, char **envp) { early = argv; }
static void sooner(int argc, char **argv) { listed = argv[0]; }
static void (*entry)(int, char **) IN(.init_array) = sooner;
int main(int argc, char **argv) {
    for (struct command *c = __start_commands; c < __stop_commands; c++)
        if (c->name[1] == 'w') { walked = c->value; ran = c->run; }
    for (struct command *c = __stop_commands - 1; c >= __start_commands; c--)
        if (c->name[1] == 'n') back = c->value;
    indexed = __start_commands[1].value;
    for (int **p = __start_pointers; p < __stop_pointers; p++) sum = *p;
    two.value = &z;
    third = __start_commands[2].value;
    own = alone;
    return !(walked == &y && ran == f1 && back == &x && indexed == &y && sum && third
             && early == argv && listed == argv[0] && own == &x);
}

// walked -> {x, y, z}
// back -> {x, y, z}
// indexed -> {x, y, z}
// ran -> {f0, f1, f2}
// sum -> {x, y}
// third -> {x, y, z}
// own -> {x}
// early -> {argv}
// listed -> {argv[]}
