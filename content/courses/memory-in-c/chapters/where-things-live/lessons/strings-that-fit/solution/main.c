#include "board.h"
#include <stdio.h>
#include <string.h>

bool copy_text(char *to, size_t size, const char *from) {
    if (strlen(from) >= size) return false;
    strcpy(to, from);
    return true;
}

int board_find(const struct board *board, const char *name) {
    for (size_t i = 0; i < board->count; i++) {
        if (strcmp(board->names[i], name) == 0) return (int)i;
    }
    return -1;
}

bool board_add(struct board *board, const char *name) {
    if (board->count == BOARD_SIZE) return false;
    if (board_find(board, name) >= 0) return false;
    if (!copy_text(board->names[board->count], NAME_SIZE, name)) return false;
    board->count++;
    return true;
}

bool board_remove(struct board *board, const char *name) {
    int at = board_find(board, name);
    if (at < 0) return false;
    board->count--;
    for (size_t i = at; i < board->count; i++) {
        strcpy(board->names[i], board->names[i + 1]);
    }
    return true;
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
