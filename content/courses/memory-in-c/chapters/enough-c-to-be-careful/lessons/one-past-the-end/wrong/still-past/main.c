#include <stdio.h>

int coldest(const int degrees[], int count) {
    int lowest = degrees[0];
    for (int i = 1; i <= count; i++) {
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

int main(void) { return 0; }
