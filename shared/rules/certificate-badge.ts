/** A certificate has a badge for every ten lessons of its course, up to a hundred. */
export const BADGE_THRESHOLDS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;
export type BadgeThreshold = (typeof BADGE_THRESHOLDS)[number];

/** The highest badge that a number of lessons earns; null below ten. */
export function certificateBadge(lessons: number): BadgeThreshold | null {
  return BADGE_THRESHOLDS.findLast((threshold) => lessons >= threshold) ?? null;
}
