#include "mine.h"
#include "ores.h"
#include <stdio.h>

bool ores_push(struct ores *ores, int item) {
    return false;
}

bool ores_pop(struct ores *ores, int *item) {
    return false;
}

void ores_free(struct ores *ores) {
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
