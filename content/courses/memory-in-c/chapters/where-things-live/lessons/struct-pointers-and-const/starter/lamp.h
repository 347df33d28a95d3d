/* lamp.h: a miner's lamp. */
#pragma once
#include <stdbool.h>
#include <stddef.h>

enum { OIL_MAX = 10 };

struct lamp {
    int number;
    int oil;
    bool lit;
};

int refill(struct lamp *lamp, int oil);
bool light(struct lamp *lamp);
int total_oil(const struct lamp *lamps, size_t count);
struct lamp *fullest(struct lamp *lamps, size_t count);
