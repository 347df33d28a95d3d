/* cart.h: a cart, and the two functions of this lesson. */
#pragma once
#include <stddef.h>

struct cart {
    int number;
    double tons;
};

const struct cart *heavier(const struct cart *a, const struct cart *b);
char *write_tag(char *text, size_t size, const struct cart *cart);
