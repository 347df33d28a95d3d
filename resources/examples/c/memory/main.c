#include <stdio.h>
#include <stdlib.h>

typedef struct Link {
    int number;
    struct Link *next;
} Link;

static Link *add(Link *first, int number) {
    Link *link = malloc(sizeof *link);
    if (link == NULL) {
        fprintf(stderr, "There is no memory left.\n");
        exit(1);
    }
    link->number = number;
    link->next = first;
    return link;
}

static Link *reversed(Link *first) {
    Link *result = NULL;
    while (first != NULL) {
        Link *next = first->next;
        first->next = result;
        result = first;
        first = next;
    }
    return result;
}

static void show(const Link *link) {
    for (; link != NULL; link = link->next) {
        printf("%d%s", link->number, link->next ? " -> " : "\n");
    }
}

int main(void) {
    Link *chain = NULL;
    for (int number = 1; number <= 6; number++) {
        chain = add(chain, number * number);
    }
    show(chain);

    chain = reversed(chain);
    show(chain);

    /* Whoever asks for memory gives it back. */
    int freed = 0;
    while (chain != NULL) {
        Link *next = chain->next;
        free(chain);
        chain = next;
        freed++;
    }
    printf("%d links given back\n", freed);
    return 0;
}
