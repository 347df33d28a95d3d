export function countHot(temperatures: number[], limit: number): number {
  return 0;
}
