/** A learner's level and the progress within it, from 0 to 1. */
export interface LevelPosition {
  level: number;
  fraction: number;
}

/** One step of the animation: within `level`, the bar fills from `from` to `to`. */
export interface LevelStep {
  level: number;
  from: number;
  to: number;
  durationMs: number;
}

export const LEVEL_PAUSE_MS = 50;
const FILL_MS = 2000;
const FAST_FILL_MS = 1000;
const MANY_LEVELS = 2;

/**
 * The steps from one position to a later one (docs/app.md): each fill takes 2000 ms, or 1000 ms when more than 2 levels
 * are gained; `totalMs` divides that time between them instead. A loss or no change has no steps: the bar jumps.
 */
export function levelSteps(from: LevelPosition, to: LevelPosition, totalMs?: number): LevelStep[] {
  const gained = to.level - from.level;
  if (gained < 0 || (gained === 0 && to.fraction <= from.fraction)) return [];
  const durationMs =
    totalMs === undefined ? (gained > MANY_LEVELS ? FAST_FILL_MS : FILL_MS) : totalMs / (gained + 1);
  return Array.from({ length: gained + 1 }, (_, index) => ({
    level: from.level + index,
    from: index === 0 ? from.fraction : 0,
    to: index === gained ? to.fraction : 1,
    durationMs,
  }));
}
