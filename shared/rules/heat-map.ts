/** Colors of a heat map: 0 to 5. */
export const HEAT_COLORS = 6;
export const HEAT_MAP_DAYS = 365;

/** 0 without data, 1 for nothing done, 5 for the busiest day, and 2 to 4 by proportion in between. */
export function heatColor(count: number | undefined, max: number): number {
  if (count === undefined) return 0;
  if (count <= 0) return 1;
  if (count >= max) return 5;
  return 2 + Math.floor((count / max) * 3);
}
