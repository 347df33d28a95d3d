#include <stdio.h>

void swap(int *a, int *b) {
    *a = *b;
    *b = *a;
}

int move_ore(int *from, int *to, int tons) {
    if (tons < 0) return 0;
    if (tons > *from) tons = *from;
    *from -= tons;
    *to += tons;
    return tons;
}

int main(void) { return 0; }
