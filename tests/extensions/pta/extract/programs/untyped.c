// Memory of unknown size is used as structs and as bytes, and may be too long for fields.
#include <stdlib.h>
struct message { char text[40]; int *kept; };
struct table { long counts[600]; int *kept; struct table *next; };
int a, b;
int *of_message, *of_bytes, *of_table, *of_copy, *of_mail;
struct table copy;
struct message mail;

static void *take(size_t size) { return malloc(size); }
static void *get(size_t size) { return malloc(size); }

int main(int argc, char **argv) {
    struct message *message = take(argc * sizeof(struct message));
    message->kept = &a;
    char *bytes = (char *)message;
    of_message = message->kept;
    of_bytes = *(int **)(bytes + 40);
    mail = *message;
    of_mail = mail.kept;
    struct table *table = get(argc * sizeof(struct table));
    table->kept = &b;
    char *other = get(argc);
    other[32] = 1;
    of_table = table->kept;
    copy = *table;
    of_copy = copy.kept;
    return 0;
}

// of_message -> {a}
// of_bytes -> {a}
// of_table -> {b}
// of_copy -> {b}
// of_mail -> {a}
