/* cart.h: a cart, and what main.c does with the heap. */
#pragma once
#include <stddef.h>

struct cart {
    int number;
    double tons;
};

int *make_row(size_t count, int value);
struct cart *new_cart(int number, double tons);
void scrap_cart(struct cart *cart);
