#include "cart.h"
#include <stdio.h>

const struct cart *heavier(const struct cart *a, const struct cart *b) {
    const struct cart *winner = a;
    if (b->tons > winner->tons) winner = b;
    return winner;
}

char *write_tag(char *text, size_t size, const struct cart *cart) {
    snprintf(text, 32, "cart %d: %.1f t", cart->number, cart->tons);
    return text;
}

int main(void) {
    struct cart first = {7, 2.5};
    struct cart second = {12, 3.0};
    char tag[32];
    const struct cart *best = heavier(&first, &second);
    printf("%s\n", write_tag(tag, sizeof tag, best));
    return 0;
}
