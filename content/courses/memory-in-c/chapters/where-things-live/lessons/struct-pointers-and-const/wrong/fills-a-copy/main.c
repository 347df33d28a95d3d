#include "lamp.h"
#include <stdio.h>

int refill(struct lamp *lamp, int oil) {
    struct lamp copy = *lamp;
    int room = OIL_MAX - copy.oil;
    if (oil > room) oil = room;
    copy.oil += oil;
    return oil;
}

bool light(struct lamp *lamp) {
    if (lamp->oil == 0) return false;
    lamp->lit = true;
    return true;
}

int total_oil(const struct lamp *lamps, size_t count) {
    int total = 0;
    for (size_t i = 0; i < count; i++) {
        total += lamps[i].oil;
    }
    return total;
}

struct lamp *fullest(struct lamp *lamps, size_t count) {
    struct lamp *best = NULL;
    for (size_t i = 0; i < count; i++) {
        if (best == NULL || lamps[i].oil > best->oil) best = &lamps[i];
    }
    return best;
}

int main(void) {
    struct lamp lamps[3] = {{1, 4, false}, {2, 0, false}, {3, 9, false}};
    printf("refilled by %d\n", refill(&lamps[2], 5));
    struct lamp *best = fullest(lamps, 3);
    if (best != NULL && light(best)) printf("lamp %d burns\n", best->number);
    printf("oil in all lamps: %d\n", total_oil(lamps, 3));
    return 0;
}
