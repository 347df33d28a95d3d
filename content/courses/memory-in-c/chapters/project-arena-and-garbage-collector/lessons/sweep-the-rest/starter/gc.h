/* gc.h: a heap of carts. */
#pragma once
#include <stdbool.h>
#include <stddef.h>

enum { MAX_ROOTS = 8, MIN_LIMIT = 8 };

struct cart {
    int number;
    struct cart *behind; /* the next cart of the train, or NULL */
    struct cart *beside; /* a cart on the side track, or NULL */
    bool marked;
    struct cart *next; /* only for the heap: its list of all carts */
};

struct heap {
    struct cart *all;
    size_t count;
    struct cart **roots[MAX_ROOTS]; /* addresses of variables that hold a cart */
    size_t root_count;
    size_t limit; /* once it holds this many carts, heap_new collects first */
};

/* A new cart, which the heap owns. Collects first if the limit is reached. NULL if there's no memory. */
struct cart *heap_new(struct heap *heap, int number);
/* From now on, what this variable points to is in use. False if there are too many. */
bool heap_add_root(struct heap *heap, struct cart **variable);
/* Is this one of the heap's carts? */
bool heap_has(const struct heap *heap, const struct cart *cart);
/* Marks this cart and all that can be reached from it. */
void mark(struct cart *cart);
/* Puts back each cart without a mark, clears the other marks, and returns how many it put back. */
size_t heap_sweep(struct heap *heap);
/* Marks from the roots, then sweeps. */
size_t heap_collect(struct heap *heap);
/* Puts back every cart. */
void heap_close(struct heap *heap);
