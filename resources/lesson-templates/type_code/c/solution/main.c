#include <stdio.h>

int main(void) {
  printf("Hello, forge!\n");
  printf("3 sparks\n");
  return 0;
}
