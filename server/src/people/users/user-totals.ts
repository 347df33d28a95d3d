/** A user's totals. */
export interface Totals {
  xp: number;
  gems: number;
}

/** Port, implemented by the game. Without it, all totals are zero. */
export abstract class UserTotals {
  abstract totalsOf(userId: string): Promise<Totals>;
}

export const ZERO_TOTALS: Totals = { xp: 0, gems: 0 };
