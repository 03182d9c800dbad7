// What foreign code may use without asking.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
