#include <stdio.h>

int main(void) {
  printf("Hello, forge!\n");
  return 0;
}
