#include "mine.h"
#include "arena.h"
#include <stdio.h>
#include <string.h>

size_t arena_save(const struct arena *arena) {
    return arena->used;
}

void arena_rewind(struct arena *arena, size_t saved) {
    arena->used = saved;
}

void arena_reset(struct arena *arena) {
    arena->used = 0;
}

char *arena_copy(struct arena *arena, const char *text) {
    size_t size = strlen(text);
    char *copy = arena_take(arena, size, 1);
    if (copy != NULL) memcpy(copy, text, size + 1);
    return copy;
}

char *arena_join(struct arena *arena, const char *const words[], size_t count, const char *between) {
    size_t size = 1;
    for (size_t i = 0; i < count; i++) {
        if (i > 0) size += strlen(between);
        size += strlen(words[i]);
    }
    char *joined = arena_take(arena, size, 1);
    if (joined == NULL) return NULL;
    char *end = joined;
    *end = '\0';
    for (size_t i = 0; i < count; i++) {
        if (i > 0) end = strcpy(end, between) + strlen(between);
        end = strcpy(end, words[i]) + strlen(words[i]);
    }
    return joined;
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
