#include "mine.h"
#include "ores.h"
#include <stdio.h>

bool ores_push(struct ores *ores, int item) {
    if (ores->count == ores->capacity) {
        size_t capacity = ores->capacity == 0 ? 4 : ores->capacity * 2;
        ores->items = realloc(ores->items, capacity * sizeof *ores->items);
        if (ores->items == NULL) return false;
        ores->capacity = capacity;
    }
    ores->items[ores->count] = item;
    ores->count++;
    return true;
}

bool ores_pop(struct ores *ores, int *item) {
    if (ores->count == 0) return false;
    ores->count--;
    *item = ores->items[ores->count];
    return true;
}

void ores_free(struct ores *ores) {
    free(ores->items);
    *ores = (struct ores){0};
}

int main(void) {
    struct ores ores = {0};
    for (int i = 1; i <= 9; i++) ores_push(&ores, i * i);
    int last;
    if (ores_pop(&ores, &last)) printf("popped %d\n", last);
    printf("%zu left, room for %zu\n", ores.count, ores.capacity);
    ores_free(&ores);
    mine_report();
    return 0;
}
