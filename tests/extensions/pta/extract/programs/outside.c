// What an unknown function is given, it may keep, change, return and call.
void *store(void *);
void *fetch(void);
int x, y, secret;
int *shown = &x, *hidden = &secret;
static int *back(int *given) { return given; }

int main(int argc, char **argv) {
    store(&shown);
    store(back);
    int **fetched = fetch();
    *fetched = &y;
    int *seen = shown;
    int *kept = hidden;
    return *seen + *kept;
}

// hidden -> {secret}
// main.kept -> {secret}
// main.fetched includes {UNKNOWN, shown, x, y, back, outside}
// shown includes {UNKNOWN, x, y, shown}
// main.seen includes {x, y}
// back.arg0 includes {x, y, shown}
