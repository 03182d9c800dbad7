/* Pointers that go out of the program and come back. */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>
typedef void (*fn)(void);
void f0(void) {}
struct pair { int *a; fn act; } from, got, filed;
int x, y, z;
int *sent = &x, *received, *joined, *typed, *swapped, *copied;
fn called;
static void *work(void *given) { return given; }
static int *give(void) { return &z; }
int main(void) {
    int ends[2];
    if (pipe(ends)) return 1;
    write(ends[1], &sent, sizeof sent);
    read(ends[0], &received, sizeof received);
    from.a = &y; from.act = f0;
    write(ends[1], &from, sizeof from);
    read(ends[0], &got, sizeof got);
    called = got.act;
    called();
    FILE *file = tmpfile();
    fwrite(&from, sizeof from, 1, file);
    rewind(file);
    fread(&filed, sizeof filed, 1, file);
    rewind(file);
    for (int i = 0; i < 8; i++) fputc(((unsigned char *)&sent)[i], file);
    rewind(file);
    for (int i = 0; i < 8; i++) ((unsigned char *)&typed)[i] = fgetc(file);
    pthread_t thread;
    void *result;
    pthread_create(&thread, 0, work, give());
    pthread_join(thread, &result);
    joined = result;
    int *turned;
    swab(&sent, &turned, 8);
    swab(&turned, &swapped, 8);
    wmemcpy((wchar_t *)&copied, (wchar_t *)&sent, 2);
    return !(received == &x && called == f0 && filed.a == &y && filed.act == f0 && typed == &x
        && joined == &z && swapped == &x && copied == &x);
}
// received reaches {x}
// called reaches {f0}
// filed reaches {y}
// filed+8 reaches {f0}
// typed reaches {x}
// joined includes {z}
// swapped reaches {x}
// copied reaches {x}
