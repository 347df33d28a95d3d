#include <stdio.h>

int main(void) {
    printf("%d carts\n", carts_needed(7, 2));
    printf("%.2f tons each\n", average_load(7, 4));
    return 0;
}
