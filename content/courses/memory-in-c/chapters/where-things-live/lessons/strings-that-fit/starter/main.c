#include "board.h"
#include <stdio.h>
#include <string.h>

bool copy_text(char *to, size_t size, const char *from) {
    strcpy(to, from);
    return true;
}

int board_find(const struct board *board, const char *name) {
    return -1;
}

bool board_add(struct board *board, const char *name) {
    return false;
}

bool board_remove(struct board *board, const char *name) {
    return false;
}

int main(void) {
    struct board board = {.count = 0};
    const char *arrivals[] = {"Hob", "Perrin", "Bartholomew", "Ines"};
    for (size_t i = 0; i < 4; i++) {
        if (!board_add(&board, arrivals[i])) printf("no room for %s\n", arrivals[i]);
    }
    board_remove(&board, "Hob");
    printf("underground: %zu\n", board.count);
    for (size_t i = 0; i < board.count; i++) printf("  %s\n", board.names[i]);
    return 0;
}
