#include "mine.h"
#include "arena.h"
#include <stdio.h>
#include <string.h>

size_t arena_save(const struct arena *arena) {
    return 0;
}

void arena_rewind(struct arena *arena, size_t saved) {
}

void arena_reset(struct arena *arena) {
}

char *arena_copy(struct arena *arena, const char *text) {
    return NULL;
}

char *arena_join(struct arena *arena, const char *const words[], size_t count, const char *between) {
    return NULL;
}

int main(void) {
    struct arena arena;
    if (!arena_open(&arena, 64)) return 1;
    char *crew = arena_copy(&arena, "night shift");
    size_t saved = arena_save(&arena);
    for (int i = 0; i < 3; i++) {
        const char *words[] = {"Ines", "Perrin", "Tam"};
        char *line = arena_join(&arena, words, i + 1, ", ");
        if (crew != NULL && line != NULL) printf("%s: %s\n", crew, line);
        arena_rewind(&arena, saved);
    }
    printf("%zu bytes used\n", arena.used);
    arena_close(&arena);
    mine_report();
    return 0;
}
