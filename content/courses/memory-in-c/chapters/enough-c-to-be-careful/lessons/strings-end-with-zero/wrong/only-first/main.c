#include <stdio.h>

int text_length(const char text[]) {
    int length = 0;
    while (text[length] != '\0') {
        length++;
    }
    return length;
}

int replace_letter(char text[], char old, char new_letter) {
    for (int i = 0; text[i] != '\0'; i++) {
        if (text[i] == old) {
            text[i] = new_letter;
            return 1;
        }
    }
    return 0;
}

int main(void) { return 0; }
