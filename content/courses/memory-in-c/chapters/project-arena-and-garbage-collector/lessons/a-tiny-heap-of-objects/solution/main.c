#include "mine.h"
#include "gc.h"
#include <stdio.h>

struct cart *heap_new(struct heap *heap, int number) {
    struct cart *cart = calloc(1, sizeof *cart);
    if (cart == NULL) return NULL;
    cart->number = number;
    cart->next = heap->all;
    heap->all = cart;
    heap->count++;
    return cart;
}

bool heap_add_root(struct heap *heap, struct cart **variable) {
    if (heap->root_count == MAX_ROOTS) return false;
    heap->roots[heap->root_count++] = variable;
    return true;
}

bool heap_has(const struct heap *heap, const struct cart *cart) {
    for (const struct cart *each = heap->all; each != NULL; each = each->next) {
        if (each == cart) return true;
    }
    return false;
}

void heap_close(struct heap *heap) {
    while (heap->all != NULL) {
        struct cart *next = heap->all->next;
        free(heap->all);
        heap->all = next;
    }
    *heap = (struct heap){0};
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
