/** A user's totals. */
export interface Standing {
  xp: number;
  gems: number;
}

/** Port, implemented by the game. Without it, all totals are zero. */
export abstract class UserStanding {
  abstract standingOf(userId: string): Promise<Standing>;
}

export const START: Standing = { xp: 0, gems: 0 };
