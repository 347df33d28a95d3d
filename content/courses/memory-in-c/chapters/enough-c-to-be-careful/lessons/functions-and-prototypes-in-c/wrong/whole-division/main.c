#include <stdio.h>

int carts_needed(int tons, int per_cart);
double average_load(int tons, int carts);

int main(void) {
    printf("%d carts\n", carts_needed(7, 2));
    printf("%.2f tons each\n", average_load(7, 4));
    return 0;
}

int carts_needed(int tons, int per_cart) {
    int full = tons / per_cart;
    if (tons % per_cart > 0) full = full + 1;
    return full;
}

double average_load(int tons, int carts) {
    if (carts == 0) return 0.0;
    return tons / carts;
}
