#include "mine.h"
#include "cart.h"
#include <stdio.h>

int *make_row(size_t count, int value) {
    int *row = malloc(count * sizeof *row);
    if (row == NULL) return NULL;
    for (size_t i = 0; i < count; i++) {
        row[i] = value;
    }
    return row;
}

struct cart *new_cart(int number, double tons) {
    struct cart *cart = malloc(sizeof *cart);
    if (cart == NULL) return NULL;
    cart->number = number;
    cart->tons = tons;
    return cart;
}

void scrap_cart(struct cart *cart) {
    free(cart);
}

int main(void) {
    int *row = make_row(4, 9);
    struct cart *cart = new_cart(7, 2.5);
    if (row != NULL && cart != NULL) {
        printf("%d, and cart %d\n", row[3], cart->number);
    }
    scrap_cart(cart);
    free(row);
    mine_report();
    return 0;
}
