#include <stdio.h>

int main(void) {
    char shift = 'B';
    int carts;
    double tons;
    if (scanf("%d %lf", &carts, &tons) != 2) return 1;

    printf("Shift %c\n", shift);
    printf("%d carts\n", carts);
    printf("%f tons each\n", tons);
    printf("%f tons in all\n", carts * tons);
    return 0;
}
