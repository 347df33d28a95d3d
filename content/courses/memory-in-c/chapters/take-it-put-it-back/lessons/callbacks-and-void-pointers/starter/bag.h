/* bag.h: a bag holds pointers to things of any kind, and owns them. Start with struct bag bag = {.put_back = ...}; */
#pragma once
#include <stdbool.h>
#include <stddef.h>

struct bag {
    void **items;
    size_t count;
    size_t capacity;
    void (*put_back)(void *item); /* called for each item that leaves the bag */
};

/* The bag owns the item now. If there's no memory, the item is put back and the result is false. */
bool bag_add(struct bag *bag, void *item);
/* Calls visit(item, context) for each item, in order. */
void bag_each(const struct bag *bag, void (*visit)(void *item, void *context), void *context);
/* Puts back the items for which is_done(item) is true; the others stay in order. Returns how many left. */
size_t bag_clear_done(struct bag *bag, bool (*is_done)(const void *item));
/* Puts back everything. The bag is empty afterwards. */
void bag_free(struct bag *bag);
