#include "mine.h"
#include "cart.h"
#include <stdio.h>

int *make_row(size_t count, int value) {
    return NULL;
}

struct cart *new_cart(int number, double tons) {
    struct cart cart = {number, tons};
    return NULL;
}

void scrap_cart(struct cart *cart) {
}

int main(void) {
    int *row = make_row(4, 9);
    struct cart *cart = new_cart(7, 2.5);
    if (row != NULL && cart != NULL) {
        printf("%d, and cart %d\n", row[3], cart->number);
    }
    scrap_cart(cart);
    mine_report();
    return 0;
}
