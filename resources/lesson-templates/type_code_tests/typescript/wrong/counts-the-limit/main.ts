export function countHot(temperatures: number[], limit: number): number {
  let count = 0;
  for (const temperature of temperatures) {
    if (temperature >= limit) count += 1;
  }
  return count;
}
