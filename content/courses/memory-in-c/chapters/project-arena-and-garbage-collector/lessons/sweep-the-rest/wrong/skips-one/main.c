#include "mine.h"
#include "gc.h"
#include <stdio.h>

void mark(struct cart *cart) {
    while (cart != NULL && !cart->marked) {
        cart->marked = true;
        mark(cart->beside);
        cart = cart->behind;
    }
}

size_t heap_sweep(struct heap *heap) {
    size_t freed = 0;
    struct cart **link = &heap->all;
    while (*link != NULL) {
        struct cart *cart = *link;
        if (cart->marked) {
            cart->marked = false;
            link = &cart->next;
        } else {
            *link = cart->next;
            free(cart);
            freed++;
            if (*link != NULL) link = &(*link)->next;
        }
    }
    heap->count -= freed;
    return freed;
}

size_t heap_collect(struct heap *heap) {
    for (size_t i = 0; i < heap->root_count; i++) {
        mark(*heap->roots[i]);
    }
    return heap_sweep(heap);
}

struct cart *heap_new(struct heap *heap, int number) {
    if (heap->count >= heap->limit) {
        heap_collect(heap);
        heap->limit = heap->count * 2;
        if (heap->limit < MIN_LIMIT) heap->limit = MIN_LIMIT;
    }
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

static struct cart *couple(struct heap *heap, struct cart *train, int number) {
    struct cart *cart = heap_new(heap, number);
    if (cart == NULL) return train;
    cart->behind = train;
    return cart;
}

static void show(const char *name, const struct cart *train) {
    printf("%s:", name);
    for (; train != NULL; train = train->behind) printf(" [%d]", train->number);
    printf("\n");
}

int main(void) {
    struct heap heap = {0};
    struct cart *ore = NULL;
    struct cart *coal = NULL;
    heap_add_root(&heap, &ore);
    heap_add_root(&heap, &coal);

    for (int i = 1; i <= 4; i++) ore = couple(&heap, ore, i);
    for (int i = 11; i <= 13; i++) coal = couple(&heap, coal, i);
    show("ore", ore);
    show("coal", coal);

    ore = ore->behind->behind;
    coal = NULL;
    printf("two carts uncoupled, one train sold: %zu carts in the heap\n", heap.count);
    printf("collected: %zu\n", heap_collect(&heap));
    show("ore", ore);

    for (int i = 100; i < 1100; i++) couple(&heap, NULL, i);
    printf("a thousand carts later: %s\n", heap.count < 20 ? "still tidy" : "buried");
    show("ore", ore);

    heap_close(&heap);
    mine_report();
    return 0;
}
