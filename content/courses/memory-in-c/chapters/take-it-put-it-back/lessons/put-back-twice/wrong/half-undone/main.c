#include "mine.h"
#include "crew.h"
#include <stdio.h>
#include <string.h>

static char *copy_of(const char *text) {
    char *copy = malloc(strlen(text) + 1);
    if (copy != NULL) strcpy(copy, text);
    return copy;
}

struct crew *crew_new(const char *leader, size_t count) {
    struct crew *crew = malloc(sizeof *crew);
    if (crew == NULL) return NULL;
    crew->count = count;
    crew->badges = malloc(count * sizeof *crew->badges);
    crew->leader = copy_of(leader);
    if (crew->leader == NULL || crew->badges == NULL) {
        free(crew->leader);
        free(crew);
        return NULL;
    }
    for (size_t i = 0; i < count; i++) {
        crew->badges[i] = (int)i + 1;
    }
    return crew;
}

bool crew_rename(struct crew *crew, const char *leader) {
    char *copy = copy_of(leader);
    if (copy == NULL) return false;
    free(crew->leader);
    crew->leader = copy;
    return true;
}

void crew_free(struct crew *crew) {
    if (crew == NULL) return;
    free(crew->leader);
    free(crew->badges);
    free(crew);
}

int main(void) {
    struct crew *crew = crew_new("Ines", 3);
    if (crew == NULL) return 1;
    crew_rename(crew, "Perrin");
    printf("%s leads %zu miners\n", crew->leader, crew->count);
    crew_free(crew);
    mine_report();
    return 0;
}
