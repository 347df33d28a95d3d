#include "mine.h"
#include "arena.h"
#include <stdalign.h>
#include <stdio.h>

bool arena_open(struct arena *arena, size_t size) {
    arena->start = malloc(size);
    arena->size = size;
    arena->used = 0;
    return arena->start != NULL;
}

void *arena_take(struct arena *arena, size_t size, size_t alignment) {
    size_t begin = arena->used;
    if (begin % alignment != 0) begin += alignment - begin % alignment;
    if (begin > arena->size || size > arena->size - begin) return NULL;
    arena->used = begin + size;
    return arena->start + begin;
}

void arena_close(struct arena *arena) {
    free(arena->start);
    *arena = (struct arena){0};
}

int main(void) {
    struct arena arena;
    if (!arena_open(&arena, 64)) return 1;
    char *letter = arena_take(&arena, sizeof *letter, alignof(char));
    int *number = arena_take(&arena, sizeof *number, alignof(int));
    double *tons = arena_take(&arena, 3 * sizeof *tons, alignof(double));
    if (letter != NULL && number != NULL && tons != NULL) {
        *letter = 'B';
        *number = 12;
        tons[2] = 2.5;
        printf("%c %d %.1f\n", *letter, *number, tons[2]);
    }
    printf("%zu of %zu bytes used\n", arena.used, arena.size);
    arena_close(&arena);
    mine_report();
    return 0;
}
