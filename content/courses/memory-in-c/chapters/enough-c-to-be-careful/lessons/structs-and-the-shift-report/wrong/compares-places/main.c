#include "cart.h"
#include <stdio.h>
#include <string.h>

double total_tons(const struct cart carts[], int count) {
    double total = 0.0;
    for (int i = 0; i < count; i++) {
        total += carts[i].tons;
    }
    return total;
}

int heaviest_cart(const struct cart carts[], int count) {
    if (count == 0) return -1;
    int best = 0;
    for (int i = 1; i < count; i++) {
        if (carts[i].tons > carts[best].tons) best = i;
    }
    return carts[best].number;
}

double tons_of(const struct cart carts[], int count, const char mineral[]) {
    double total = 0.0;
    for (int i = 0; i < count; i++) {
        if (carts[i].mineral == mineral) total += carts[i].tons;
    }
    return total;
}

struct cart with_more(struct cart cart, double tons) {
    cart.tons += tons;
    return cart;
}

int main(void) {
    struct cart shift[3] = {{"copper", 7, 2.5}, {"tin", 12, 1.0}, {"copper", 3, 3.25}};
    shift[1] = with_more(shift[1], 0.5);
    for (int i = 0; i < 3; i++) {
        printf("cart %2d  %-8s %5.2f tons\n", shift[i].number, shift[i].mineral, shift[i].tons);
    }
    printf("heaviest: cart %d\n", heaviest_cart(shift, 3));
    printf("copper: %.2f of %.2f tons\n", tons_of(shift, 3, "copper"), total_tons(shift, 3));
    return 0;
}
