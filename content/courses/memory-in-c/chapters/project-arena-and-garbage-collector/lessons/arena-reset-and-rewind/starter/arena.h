/* arena.h: one block, handed out in pieces, put back in one go. */
#pragma once
#include <stdbool.h>
#include <stddef.h>

struct arena {
    unsigned char *start;
    size_t size;
    size_t used;
};

/* Takes a block of `size` bytes for the arena. False if there's no memory. */
bool arena_open(struct arena *arena, size_t size);
/* The next piece: `size` bytes that begin at a multiple of `alignment`. NULL if it doesn't fit. */
void *arena_take(struct arena *arena, size_t size, size_t alignment);
/* Puts the block back. */
void arena_close(struct arena *arena);

/* How much is used now: a place to come back to. */
size_t arena_save(const struct arena *arena);
/* Forgets everything that was taken after `saved`. */
void arena_rewind(struct arena *arena, size_t saved);
/* Forgets everything. */
void arena_reset(struct arena *arena);
/* A copy of the text in the arena, or NULL if it doesn't fit. */
char *arena_copy(struct arena *arena, const char *text);
/* All words with `between` between them, in the arena. NULL if they don't fit: then nothing is taken. */
char *arena_join(struct arena *arena, const char *const words[], size_t count, const char *between);
