import type { Translations } from '@shared/content/translation-files';

/** An achievement as its reward shows it. */
export interface AchievementDetails {
  id: string;
  title: string;
  description: string;
  translations: Translations<{ title: string; description: string }> | undefined;
  category: 'role' | 'normal';
  /** How many of the platform's learners have earned it. */
  percentCompleted: number;
}

/** Port: the achievements that rewards are for. `game/achievements` implements it. */
export abstract class AchievementCatalog {
  /** Undefined if there's no such achievement any more. */
  abstract details(achievementId: string): Promise<AchievementDetails | undefined>;
}
