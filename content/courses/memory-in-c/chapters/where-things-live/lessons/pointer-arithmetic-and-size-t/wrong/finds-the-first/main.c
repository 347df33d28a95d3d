#include <stddef.h>
#include <stdio.h>

const int *find_last(const int *values, size_t count, int wanted) {
    for (size_t i = 0; i < count; i++) {
        if (values[i] == wanted) return &values[i];
    }
    return NULL;
}

void reverse(int *values, size_t count) {
    if (count == 0) return;
    int *left = values;
    int *right = values + count - 1;
    while (left < right) {
        int spare = *left;
        *left = *right;
        *right = spare;
        left++;
        right--;
    }
}

int main(void) {
    int carts[5] = {3, 8, 1, 8, 2};
    const int *found = find_last(carts, 5, 8);
    if (found != NULL) printf("the last 8 is at index %td\n", found - carts);
    reverse(carts, 5);
    for (size_t i = 0; i < 5; i++) printf("%d ", carts[i]);
    printf("\n");
    return 0;
}
