#ifndef QUEUE_H
#define QUEUE_H

#include <stdbool.h>

#define QUEUE_ROOM 8

/* First come, first served, in a ring of fixed size. All zeros is an empty queue. */
typedef struct {
    const char *waiting[QUEUE_ROOM];
    int first;
    int length;
} Queue;

/* False when there is no room. */
bool queue_join(Queue *queue, const char *order);

/* NULL when nobody is waiting. */
const char *queue_leave(Queue *queue);

int queue_length(const Queue *queue);

#endif
