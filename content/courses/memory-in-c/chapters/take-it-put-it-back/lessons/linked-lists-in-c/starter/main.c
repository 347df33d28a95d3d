#include "mine.h"
#include "train.h"
#include <stdio.h>

bool train_couple(struct cart **train, int number) {
    return false;
}

size_t train_length(const struct cart *train) {
    return 0;
}

bool train_uncouple(struct cart **train, int number) {
    return false;
}

void train_scrap(struct cart **train) {
    *train = NULL;
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
