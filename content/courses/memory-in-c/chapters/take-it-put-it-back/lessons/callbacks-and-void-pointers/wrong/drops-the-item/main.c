#include "mine.h"
#include "bag.h"
#include <stdio.h>

bool bag_add(struct bag *bag, void *item) {
    if (bag->count == bag->capacity) {
        size_t capacity = bag->capacity == 0 ? 4 : bag->capacity * 2;
        void **items = realloc(bag->items, capacity * sizeof *items);
        if (items == NULL) return false;
        bag->items = items;
        bag->capacity = capacity;
    }
    bag->items[bag->count++] = item;
    return true;
}

void bag_each(const struct bag *bag, void (*visit)(void *item, void *context), void *context) {
    for (size_t i = 0; i < bag->count; i++) {
        visit(bag->items[i], context);
    }
}

size_t bag_clear_done(struct bag *bag, bool (*is_done)(const void *item)) {
    size_t kept = 0;
    for (size_t i = 0; i < bag->count; i++) {
        if (is_done(bag->items[i])) {
            bag->put_back(bag->items[i]);
        } else {
            bag->items[kept++] = bag->items[i];
        }
    }
    size_t gone = bag->count - kept;
    bag->count = kept;
    return gone;
}

void bag_free(struct bag *bag) {
    for (size_t i = 0; i < bag->count; i++) {
        bag->put_back(bag->items[i]);
    }
    free(bag->items);
    bag->items = NULL;
    bag->count = 0;
    bag->capacity = 0;
}

struct job {
    int gallery;
    int hours;
};

static struct job *new_job(int gallery, int hours) {
    struct job *job = malloc(sizeof *job);
    if (job != NULL) *job = (struct job){gallery, hours};
    return job;
}

static void print_job(void *item, void *context) {
    const struct job *job = item;
    int *hours = context;
    printf("gallery %d: %d hours\n", job->gallery, job->hours);
    *hours += job->hours;
}

static bool has_no_hours_left(const void *item) {
    const struct job *job = item;
    return job->hours == 0;
}

int main(void) {
    struct bag jobs = {.put_back = free};
    for (int i = 1; i <= 5; i++) {
        struct job *job = new_job(i, i % 3);
        if (job != NULL) bag_add(&jobs, job);
    }
    printf("done: %zu\n", bag_clear_done(&jobs, has_no_hours_left));
    int hours = 0;
    bag_each(&jobs, print_job, &hours);
    printf("%d hours in all\n", hours);
    bag_free(&jobs);
    mine_report();
    return 0;
}
