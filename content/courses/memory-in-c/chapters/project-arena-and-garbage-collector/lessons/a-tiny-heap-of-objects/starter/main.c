#include "mine.h"
#include "gc.h"
#include <stdio.h>

struct cart *heap_new(struct heap *heap, int number) {
    return NULL;
}

bool heap_add_root(struct heap *heap, struct cart **variable) {
    return false;
}

bool heap_has(const struct heap *heap, const struct cart *cart) {
    return false;
}

void heap_close(struct heap *heap) {
}

int main(void) {
    struct heap heap = {0};
    struct cart *train = NULL;
    heap_add_root(&heap, &train);
    for (int i = 1; i <= 3; i++) {
        struct cart *cart = heap_new(&heap, i);
        if (cart == NULL) break;
        cart->behind = train;
        train = cart;
    }
    for (struct cart *cart = train; cart != NULL; cart = cart->behind) {
        printf("cart %d\n", cart->number);
    }
    train = NULL;
    printf("nobody needs them, and %zu carts are still here\n", heap.count);
    heap_close(&heap);
    mine_report();
    return 0;
}
