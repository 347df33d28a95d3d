/* The heap of the last lesson. */
#include "gc.h"
#include "mine.h"

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
