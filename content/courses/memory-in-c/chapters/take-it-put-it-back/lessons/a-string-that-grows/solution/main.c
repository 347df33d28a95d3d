#include "mine.h"
#include "text.h"
#include <stdio.h>
#include <string.h>

bool text_add(struct text *text, const char *more) {
    size_t added = strlen(more);
    size_t needed = text->length + added + 1;
    if (needed > text->capacity) {
        size_t capacity = text->capacity * 2;
        if (capacity < needed) capacity = needed;
        char *letters = realloc(text->letters, capacity);
        if (letters == NULL) return false;
        text->letters = letters;
        text->capacity = capacity;
    }
    memcpy(text->letters + text->length, more, added + 1);
    text->length += added;
    return true;
}

char *text_take(struct text *text) {
    char *letters = text->letters;
    *text = (struct text){0};
    return letters;
}

void text_drop(struct text *text) {
    free(text->letters);
    *text = (struct text){0};
}

int main(void) {
    struct text text = {0};
    const char *words[] = {"two ropes", ", ", "one lamp", ", ", "no excuses"};
    for (size_t i = 0; i < 5; i++) text_add(&text, words[i]);
    char *list = text_take(&text);
    if (list != NULL) printf("%s\n", list);
    free(list);
    text_drop(&text);
    mine_report();
    return 0;
}
