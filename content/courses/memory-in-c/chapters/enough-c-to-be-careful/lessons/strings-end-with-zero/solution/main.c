#include <stdio.h>

int text_length(const char text[]) {
    int length = 0;
    while (text[length] != '\0') {
        length++;
    }
    return length;
}

int replace_letter(char text[], char old, char new_letter) {
    int changed = 0;
    for (int i = 0; text[i] != '\0'; i++) {
        if (text[i] == old) {
            text[i] = new_letter;
            changed++;
        }
    }
    return changed;
}

int main(void) {
    char sign[] = "Mind the sump";
    printf("%d letters to paint\n", text_length(sign));
    int changed = replace_letter(sign, 'm', 'n');
    printf("%d changed: %s\n", changed, sign);
    return 0;
}
