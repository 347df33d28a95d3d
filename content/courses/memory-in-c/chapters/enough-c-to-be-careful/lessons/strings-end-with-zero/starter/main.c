#include <stdio.h>

int text_length(const char text[]) {
    return 0;
}

int replace_letter(char text[], char old, char new_letter) {
    return 0;
}

int main(void) {
    char sign[] = "Mind the sump";
    printf("%d letters to paint\n", text_length(sign));
    printf("%d changed: %s\n", replace_letter(sign, 'm', 'n'), sign);
    return 0;
}
