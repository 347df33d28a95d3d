#include <stdio.h>

int count_hot(const int temperatures[], int length, int limit) {
  int count = 0;
  for (int i = 0; i < length; i++) {
    if (temperatures[i] > limit) count += 1;
  }
  return count;
}

int main(void) {
  int temperatures[] = {700, 900, 850};
  printf("%d\n", count_hot(temperatures, 3, 800));
  return 0;
}
