/* cart.h: what a cart is, and what main.c can do with it. */
#pragma once

struct cart {
    char mineral[16];
    int number;
    double tons;
};

double total_tons(const struct cart carts[], int count);
int heaviest_cart(const struct cart carts[], int count);
double tons_of(const struct cart carts[], int count, const char mineral[]);
struct cart with_more(struct cart cart, double tons);
