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
