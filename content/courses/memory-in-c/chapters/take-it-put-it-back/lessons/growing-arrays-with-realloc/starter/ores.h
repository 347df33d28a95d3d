/* ores.h: a list of numbers that grows as you push. Start with struct ores ores = {0}; */
#pragma once
#include <stdbool.h>
#include <stddef.h>

struct ores {
    int *items;
    size_t count;
    size_t capacity;
};

bool ores_push(struct ores *ores, int item);
bool ores_pop(struct ores *ores, int *item);
void ores_free(struct ores *ores);
