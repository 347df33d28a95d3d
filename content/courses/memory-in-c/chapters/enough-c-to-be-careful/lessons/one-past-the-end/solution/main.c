#include <stdio.h>

int coldest(const int degrees[], int count) {
    int lowest = degrees[0];
    for (int i = 1; i < count; i++) {
        if (degrees[i] < lowest) {
            lowest = degrees[i];
        }
    }
    return lowest;
}

int count_frost(const int degrees[], int count) {
    int frost = 0;
    for (int i = 0; i < count; i++) {
        if (degrees[i] < 0) {
            frost++;
        }
    }
    return frost;
}

int main(void) {
    int galleries[4] = {9, 4, -2, 11};
    printf("coldest: %d\n", coldest(galleries, 4));
    printf("frost: %d\n", count_frost(galleries, 4));
    return 0;
}
