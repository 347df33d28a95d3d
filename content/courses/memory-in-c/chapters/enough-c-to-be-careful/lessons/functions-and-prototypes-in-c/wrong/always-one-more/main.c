#include <stdio.h>

int carts_needed(int tons, int per_cart);
double average_load(int tons, int carts);

int main(void) {
    printf("%d carts\n", carts_needed(7, 2));
    printf("%.2f tons each\n", average_load(7, 4));
    return 0;
}

int carts_needed(int tons, int per_cart) {
    return tons / per_cart + 1;
}

double average_load(int tons, int carts) {
    if (carts == 0) return 0.0;
    return (double)tons / carts;
}
