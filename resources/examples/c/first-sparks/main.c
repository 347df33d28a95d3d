#include <stdio.h>

/* Change something, then press Run. */
int main(void) {
    const char *tools[] = {"hammer", "tongs", "anvil"};
    int count = sizeof tools / sizeof tools[0];

    printf("The forge is lit.\n");
    for (int i = 0; i < count; i++) {
        printf("%d. %s\n", i + 1, tools[i]);
    }

    int heat = 20;
    while (heat < 1100) {
        heat = heat * 3;
        printf("The steel is at %d degrees.\n", heat);
    }
    printf("Hot enough to shape!\n");
    return 0;
}
