#include <stdio.h>

/* Gets copies: the caller's values stay as they are. */
void swap_copies(int one, int other) {
    int kept = one;
    one = other;
    other = kept;
}

/* Gets the places: what lies there is changed. */
void swap(int *one, int *other) {
    int kept = *one;
    *one = *other;
    *other = kept;
}

int main(void) {
    int left = 3;
    int right = 8;

    swap_copies(left, right);
    printf("After swap_copies: %d and %d\n", left, right);

    swap(&left, &right);
    printf("After swap:        %d and %d\n", left, right);

    int weights[] = {4, 9, 2, 7};
    int *end = weights + 4;
    int sum = 0;
    for (int *place = weights; place < end; place++) {
        sum += *place;
    }
    printf("The sum, walked with a pointer: %d\n", sum);
    return 0;
}
