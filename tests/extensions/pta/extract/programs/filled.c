/* Functions of the library that fill in a struct, or move what they are given. */
#define _GNU_SOURCE
#include <dirent.h>
#include <iconv.h>
#include <mntent.h>
#include <netinet/ether.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int x, y;
struct { char text[16]; int *after; } in = { "abcdef", &x }, out = { "", &y };
char names[256], numbers[64], *user, *device, *option;
int *consumed, *produced;
struct ether_addr card, *parsed;
char *(*written)(const struct ether_addr *, char *) = ether_ntoa_r;
char *copied;
struct dirent entry, *found;
int main(int argc, char **argv) {
    char *from = in.text, *to = out.text;
    size_t rest = 6, left = 6;
    iconv_t kept = iconv_open("UTF-8", "UTF-8");
    iconv(kept, &from, &rest, &to, &left);
    iconv_close(kept);
    consumed = *(int **)(from + 10);
    produced = *(int **)(to + 10);
    struct mntent mount;
    char line[] = "/dev/sda1 / ext4 rw,noatime 0 1\n";
    FILE *file = fmemopen(line, sizeof line - 1, "r");
    getmntent_r(file, &mount, names, sizeof names);
    device = mount.mnt_fsname;
    option = hasmntopt(&mount, "noatime");
    struct passwd account, *result = 0;
    getpwuid_r(0, &account, numbers, sizeof numbers, &result);
    user = result ? result->pw_name : numbers;
    parsed = ether_aton_r("1:2:3:4:5:6", &card);
    copied = written(parsed, names);
    DIR *folder = opendir("/");
    readdir_r(folder, &entry, &found);
    closedir(folder);
    return !(consumed == &x && produced == &y && device >= names && device < names + 256
             && option > names && option < names + 256 && user >= numbers
             && user < numbers + 64 && parsed == &card && copied == names && found == &entry);
}

// consumed includes {x}
// produced includes {y}
// device includes {names}
// option includes {names}
// user includes {numbers}
// parsed -> {card}
// copied includes {names}
// found -> {entry}
