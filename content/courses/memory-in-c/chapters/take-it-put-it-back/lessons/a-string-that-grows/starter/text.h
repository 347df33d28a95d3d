/* text.h: a string that grows. Start with struct text text = {0}; */
#pragma once
#include <stdbool.h>
#include <stddef.h>

struct text {
    char *letters; /* owned by the text; NULL as long as it's empty */
    size_t length; /* without the terminator */
    size_t capacity;
};

/* Adds a copy of `more`; the caller keeps `more`. False if there's no memory: then nothing has changed. */
bool text_add(struct text *text, const char *more);
/* Hands the string over: the caller owns it now and has to free it. The text is empty afterwards. */
char *text_take(struct text *text);
/* Puts back what the text owns. It's empty afterwards. */
void text_drop(struct text *text);
