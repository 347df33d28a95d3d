/* crew.h: a crew has a leader's name and the numbers on its badges, each in a block of its own. */
#pragma once
#include <stdbool.h>
#include <stddef.h>

struct crew {
    char *leader;
    int *badges;
    size_t count;
};

/* A new crew, or NULL if there's no memory. Its badges are numbered from 1. */
struct crew *crew_new(const char *leader, size_t count);
/* Gives it another leader. Without memory it stays as it was, and the result is false. */
bool crew_rename(struct crew *crew, const char *leader);
/* Puts back all three blocks. */
void crew_free(struct crew *crew);
