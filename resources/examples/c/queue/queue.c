#include "queue.h"

#include <stddef.h>

bool queue_join(Queue *queue, const char *order) {
    if (queue->length == QUEUE_ROOM) {
        return false;
    }
    queue->waiting[(queue->first + queue->length) % QUEUE_ROOM] = order;
    queue->length++;
    return true;
}

const char *queue_leave(Queue *queue) {
    if (queue->length == 0) {
        return NULL;
    }
    const char *order = queue->waiting[queue->first];
    queue->first = (queue->first + 1) % QUEUE_ROOM;
    queue->length--;
    return order;
}

int queue_length(const Queue *queue) {
    return queue->length;
}
