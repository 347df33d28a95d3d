#include "cart.h"
#include <stdio.h>
#include <string.h>

double total_tons(const struct cart carts[], int count) {
    return 0.0;
}

int heaviest_cart(const struct cart carts[], int count) {
    return -1;
}

double tons_of(const struct cart carts[], int count, const char mineral[]) {
    return 0.0;
}

struct cart with_more(struct cart cart, double tons) {
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
