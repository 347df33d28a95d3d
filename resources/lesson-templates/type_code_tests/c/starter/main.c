#include <stdio.h>

int count_hot(const int temperatures[], int length, int limit) {
  return 0;
}

int main(void) {
  int temperatures[] = {700, 900, 850};
  printf("%d\n", count_hot(temperatures, 3, 800));
  return 0;
}
