/* What several functions of the system return is the same. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
char *name, *first, *value, *entry, *given, *zone, *other, *made, *listed;
char **environment, **parameter;
struct tm *local, *universal, own, broken;
int main(int argc, char **argv, char **envp) {
    time_t now = 0;
    first = argv[0];
    name = program_invocation_name;
    parameter = envp;
    environment = environ;
    given = envp[0];
    int same = parameter == environment;
    putenv("LIGHT=house");
    value = getenv("LIGHT");
    for (char **each = environ; *each; each++)
        if (!strncmp(*each, "LIGHT=", 6)) entry = *each;
    local = localtime(&now);
    zone = (char *)local->tm_zone;
    listed = tzname[0];
    localtime_r(&now, &own);
    other = (char *)own.tm_zone;
    broken.tm_year = 70;
    mktime(&broken);
    made = (char *)broken.tm_zone;
    universal = gmtime(&now);
    return !(name == first && same && value == entry + 6
             && local == universal && !strcmp(zone, other) && listed && made && given);
}

// name includes {argv[]}
// parameter includes {environ.static, getenv.static}
// environment includes {environ.static, getenv.static}
// value includes {environ.static, .str}
// entry includes {getenv.static, .str}
// given includes {environ.static, getenv.static}
// local includes {gmtime.static}
// universal includes {localtime.static}
// zone includes {tzname.static, mktime.static}
// other includes {tzname.static, mktime.static}
// made includes {localtime.static, tzname.static}
