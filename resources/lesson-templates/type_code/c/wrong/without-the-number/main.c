#include <stdio.h>

int main(void) {
  printf("Hello, forge!\n");
  printf("sparks\n");
  return 0;
}
