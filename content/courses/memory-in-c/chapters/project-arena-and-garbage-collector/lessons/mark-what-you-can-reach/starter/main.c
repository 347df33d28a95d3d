#include "mine.h"
#include "gc.h"
#include <stdio.h>

void mark(struct cart *cart) {
}

void heap_mark(struct heap *heap) {
}

size_t heap_count_marked(const struct heap *heap) {
    return 0;
}

int main(void) {
    struct heap heap = {0};
    struct cart *carts[7];
    for (int i = 1; i <= 6; i++) {
        carts[i] = heap_new(&heap, i);
        if (carts[i] == NULL) return 1;
    }
    struct cart *train = carts[1];
    struct cart *depot = carts[4];
    heap_add_root(&heap, &train);
    heap_add_root(&heap, &depot);
    carts[1]->behind = carts[2];
    carts[2]->behind = carts[3];
    carts[4]->beside = carts[2];
    carts[5]->behind = carts[6];
    carts[6]->behind = carts[5];
    heap_mark(&heap);
    for (int i = 1; i <= 6; i++) printf("cart %d: %s\n", i, carts[i]->marked ? "in use" : "garbage");
    printf("%zu marked\n", heap_count_marked(&heap));
    heap_close(&heap);
    mine_report();
    return 0;
}
