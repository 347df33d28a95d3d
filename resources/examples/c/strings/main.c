#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_WORDS 40

/* qsort hands over places in the array: here, pointers to pointers. */
static int by_text(const void *one, const void *other) {
    return strcmp(*(char *const *)one, *(char *const *)other);
}

int main(void) {
    char text[] = "Iron remembers every blow; the smith remembers only the last.";
    char *words[MOST_WORDS];
    int count = 0;

    for (char *letter = text; *letter != '\0'; letter++) {
        *letter = isalpha((unsigned char)*letter) ? tolower((unsigned char)*letter) : ' ';
    }
    for (char *word = strtok(text, " "); word != NULL && count < MOST_WORDS; word = strtok(NULL, " ")) {
        words[count++] = word;
    }

    qsort(words, count, sizeof words[0], by_text);

    for (int i = 0; i < count; i++) {
        int again = i > 0 && strcmp(words[i], words[i - 1]) == 0;
        printf("%s%s\n", words[i], again ? " (again)" : "");
    }
    printf("%d words\n", count);
    return 0;
}
