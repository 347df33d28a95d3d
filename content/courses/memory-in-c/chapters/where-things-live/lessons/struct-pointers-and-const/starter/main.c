#include "lamp.h"
#include <stdio.h>

int refill(struct lamp *lamp, int oil) {
    struct lamp copy = *lamp;
    copy.oil += oil;
    return oil;
}

bool light(struct lamp *lamp) {
    return true;
}

int total_oil(const struct lamp *lamps, size_t count) {
    return 0;
}

struct lamp *fullest(struct lamp *lamps, size_t count) {
    return NULL;
}

int main(void) {
    struct lamp lamps[3] = {{1, 4, false}, {2, 0, false}, {3, 9, false}};
    printf("refilled by %d\n", refill(&lamps[2], 5));
    struct lamp *best = fullest(lamps, 3);
    if (best != NULL && light(best)) printf("lamp %d burns\n", best->number);
    printf("oil in all lamps: %d\n", total_oil(lamps, 3));
    return 0;
}
