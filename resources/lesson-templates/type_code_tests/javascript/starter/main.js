export function countHot(temperatures, limit) {
  return 0;
}
