// The functions of <cmath>, which takes a compiler longer to read than most programs.
#pragma once

#include <cmath>
