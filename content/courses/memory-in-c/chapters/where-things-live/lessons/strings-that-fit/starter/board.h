/* board.h: the lamp board. Every name on it is a miner who's underground. */
#pragma once
#include <stdbool.h>
#include <stddef.h>

enum { NAME_SIZE = 8, BOARD_SIZE = 4 };

struct board {
    char names[BOARD_SIZE][NAME_SIZE];
    size_t count;
};

bool copy_text(char *to, size_t size, const char *from);
bool board_add(struct board *board, const char *name);
int board_find(const struct board *board, const char *name);
bool board_remove(struct board *board, const char *name);
