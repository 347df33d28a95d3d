/** Port, implemented by the game: what the first lesson of the day pays on top. */
export abstract class FirstLessonBonus {
  /** XP that a learner can still earn today, in their own time zone; 0 once it's paid. */
  abstract leftToday(userId: string): Promise<number>;
}
