// The members of a struct are told apart; the elements of an array are not.
struct inner { int *left, *right; };
struct outer { char tag; struct inner in; int *many[4]; int *last; };
union either { int *number; struct inner *pair; };
int a, b, c, d, e;
struct outer o;
struct inner table[3];
union either u;

int **second(struct outer *at) { return &at->in.right; }

int main(int argc, char **argv) {
    struct outer *at = &o;
    at->in.left = &a;
    *second(at) = &b;
    at->many[argc] = &c;
    at->many[0] = &d;
    at->last = &e;
    int *left = at->in.left, *right = o.in.right, *some = o.many[3], *last = o.last;
    table[argc].right = &a;
    int *from_table = table[0].right, *nothing = table[1].left;
    struct inner *in = &at->in;
    int *through = in->right;
    u.number = &a;
    struct inner *over = u.pair;
    return *left + *right + *some + *last + *from_table + *through + (nothing == 0)
        + (over == 0);
}

// main.at -> {o}
// second.return -> {o+16}
// o+8 -> {a}
// o+16 -> {b}
// o+24 -> {c, d}
// o+56 -> {e}
// main.left -> {a}
// main.right -> {b}
// main.some -> {c, d}
// main.last -> {e}
// table+8 -> {a}
// main.from_table -> {a}
// main.nothing -> {}
// main.in -> {o+8}
// main.through -> {b}
// main.over -> {a}
