#include <stdio.h>

void swap(int *a, int *b) {
    int *spare = a;
    a = b;
    b = spare;
}

int move_ore(int *from, int *to, int tons) {
    return tons;
}

int main(void) {
    int left = 5, right = 9;
    swap(&left, &right);
    printf("left %d, right %d\n", left, right);
    int moved = move_ore(&left, &right, 20);
    printf("moved %d: left %d, right %d\n", moved, left, right);
    return 0;
}
