/** A user's totals. */
export interface Standing {
  xp: number;
  gems: number;
}

/** Port: the game knows what a user has earned, and provides this class. Without a game everybody has zero. */
export abstract class UserStanding {
  abstract standingOf(userId: string): Promise<Standing>;
}

export const START: Standing = { xp: 0, gems: 0 };
