#include "mine.h"
#include "bag.h"
#include <stdio.h>

bool bag_add(struct bag *bag, void *item) {
    return false;
}

void bag_each(const struct bag *bag, void (*visit)(void *item, void *context), void *context) {
}

size_t bag_clear_done(struct bag *bag, bool (*is_done)(const void *item)) {
    return 0;
}

void bag_free(struct bag *bag) {
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
