/* Functions of the C library that call back, sort, and lead to memory of their own. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <search.h>
#include <threads.h>
#include <pthread.h>
#include <sys/uio.h>
#include <sys/epoll.h>
#include <unistd.h>
#include <glob.h>
#include <dirent.h>
#include <ftw.h>
#include <netdb.h>
#include <string.h>
#include <stdio.h>
#include <libintl.h>
int x, y, z; struct thing { int *key; int *val; };
int *found, *searched, *last, *first, *received, *compared, *visited, *destroying, *started; char *path, *entry, *chosen, *sorted; const char *walked; struct addrinfo *info; struct sockaddr *address;
static int cmp(const void *a, const void *b) { const struct thing *p = a, *q = b; if (q->val) compared = q->val; return p->key < q->key ? -1 : p->key > q->key; }
static void visit(const void *n, VISIT v, int d) { struct thing *t = *(struct thing **)n; visited = t->val; }
static void destroyed(void *p) { destroying = ((struct thing *)p)->val; }
static int eq(const void *a, const void *b) { return ((struct thing *)a)->key != ((struct thing *)b)->key; }
static int less(const void *a, const void *b) { int *p = *(int **)a, *q = *(int **)b; return p < q ? -1 : p > q; }
static int c11(void *p) { started = *(int **)p; return 0; }
static int chose(const struct dirent *d) { chosen = (char *)d->d_name; return 1; }
static int order(const struct dirent **a, const struct dirent **b) { sorted = (char *)(*b)->d_name; return 0; }
static int step(const char *p, const struct stat *s, int f) { walked = p; return 0; }
int main(void) {
  void *root = 0; struct thing a = { &x, &y }, key = { &x, 0 };
  tsearch(&a, &root, cmp); found = (*(struct thing **)tfind(&key, &root, cmp))->val;
  tsearch(&key, &root, cmp); twalk(root, visit);
  struct thing arr[2] = { { &y, &z }, { &x, &x } }; size_t n = 2;
  struct thing *f = lfind(&key, arr, &n, sizeof *arr, eq); searched = f->val;
  tdestroy(root, destroyed);
  int **s = malloc(2 * sizeof *s); s[0] = &z; s[1] = &x; qsort(s, 2, sizeof *s, less);
  last = s[1]; first = s[0];
  thrd_t t; int *loc = &y; thrd_create(&t, c11, &loc); thrd_join(t, 0);
  int ends[2]; pipe(ends); struct thing to = {0}; struct iovec out[1] = { { &a, sizeof a } }, in[1] = { { &to, sizeof to } };
  writev(ends[1], out, 1); readv(ends[0], in, 1); received = to.val;
  glob_t g; glob("/*", 0, 0, &g); path = g.gl_pathv[0];
  struct dirent **list; scandir("/", &list, chose, order); entry = list[0]->d_name;
  ftw("/proc/self/fd", step, 1);
  getaddrinfo("127.0.0.1", "80", 0, &info); address = info->ai_addr;
  return !(found == &y && searched == &x && last != first && received == &y && compared == &y && visited == &y && destroying == &y && started == &y
        && path && entry && chosen && sorted && walked && address);
}
// found reaches {y}
// searched reaches {x}
// last reaches {x, z}
// first reaches {x, z}
// received reaches {y}
// visited reaches {y}
// compared reaches {y}
// destroying reaches {y}
// started reaches {y}
// path reaches {glob.static}
// entry reaches {scandir.static}
// chosen reaches {scandir.static}
// sorted reaches {scandir.static}
// walked reaches {ftw.static}
// address reaches {getaddrinfo.static}
