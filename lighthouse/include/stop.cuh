// Ctrl-C in the libraries of LightHouse, which the compiler reads this before; stop.cpp
// is linked with them.  Elsewhere nothing stops the loops of generated code from outside.
#pragma once

extern "C" __attribute__((visibility("hidden"))) int lh_stopped;

#define LH_STOPPED (__atomic_load_n(&lh_stopped, __ATOMIC_RELAXED) != 0)
