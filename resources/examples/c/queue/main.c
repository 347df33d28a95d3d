#include <stdio.h>

#include "queue.h"

int main(void) {
    Queue orders = {0};

    queue_join(&orders, "a ring for Mira");
    queue_join(&orders, "a plough for Tom");
    queue_join(&orders, "nails, forty of them");

    printf("%d orders wait.\n", queue_length(&orders));
    while (queue_length(&orders) > 0) {
        printf("Forged: %s\n", queue_leave(&orders));
    }
    if (queue_leave(&orders) == NULL) {
        printf("Nobody is waiting any more.\n");
    }
    return 0;
}
