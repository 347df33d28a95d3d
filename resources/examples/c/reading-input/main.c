#include <stdio.h>

int main(void) {
    double weight;
    double total = 0;
    int count = 0;

    /* What stands in the Input box arrives here. */
    while (scanf("%lf", &weight) == 1) {
        count++;
        total += weight;
        printf("Load %d: %6.2f kg\n", count, weight);
    }

    if (count == 0) {
        printf("There was nothing to weigh. Write some numbers into the Input box.\n");
        return 0;
    }
    printf("Together %.2f kg, on average %.2f kg.\n", total, total / count);
    return 0;
}
