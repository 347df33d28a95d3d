#include "mine.h"
#include "train.h"
#include <stdio.h>

bool train_couple(struct cart **train, int number) {
    struct cart *cart = malloc(sizeof *cart);
    if (cart == NULL) return false;
    cart->number = number;
    cart->next = *train;
    *train = cart;
    return true;
}

size_t train_length(const struct cart *train) {
    size_t length = 0;
    for (const struct cart *cart = train; cart != NULL; cart = cart->next) {
        length++;
    }
    return length;
}

bool train_uncouple(struct cart **train, int number) {
    struct cart **link = train;
    while (*link != NULL && (*link)->number != number) {
        link = &(*link)->next;
    }
    if (*link == NULL) return false;
    struct cart *cart = *link;
    *link = cart->next;
    return true;
}

void train_scrap(struct cart **train) {
    while (*train != NULL) {
        struct cart *next = (*train)->next;
        free(*train);
        *train = next;
    }
}

int main(void) {
    struct cart *train = NULL;
    train_couple(&train, 3);
    train_couple(&train, 12);
    train_couple(&train, 7);
    train_uncouple(&train, 12);
    for (struct cart *cart = train; cart != NULL; cart = cart->next) {
        printf("cart %d\n", cart->number);
    }
    printf("%zu carts\n", train_length(train));
    train_scrap(&train);
    mine_report();
    return 0;
}
