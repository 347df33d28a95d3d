#include <stdio.h>

int main(void) {
    char shift = 'B';
    int carts;
    double tons;
    if (scanf("%d %lf", &carts, &tons) != 2) return 1;

    printf("Shift %c", shift);
    printf("%d carts", carts);
    printf("%.1f tons each", tons);
    printf("%.1f tons in all", carts * tons);
    return 0;
}
