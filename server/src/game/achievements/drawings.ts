import { EMBLEMS, type EmblemTone, emblemPath } from '@shared/art/emblems';
import type { AchievementCategory } from '@shared/rules/achievements';
import paths from './drawings.json';

/** The metal of each category. */
export const TONES: Record<AchievementCategory, EmblemTone> = {
  milestone: 'gold',
  sharpshooter: 'steel',
  streak: 'ember',
  fellowship: 'verdigris',
  role: 'gold',
  boss: 'oxide',
  bannerlord: 'frost',
};

/**
 * Path data of an icon. drawings.json has those of content/achievements (build/scripts/extract-emblems.mjs); for any other
 * the category's own emblem is drawn.
 */
export function drawingOf(icon: string, category: AchievementCategory): string {
  const known = Object.hasOwn(paths, icon) ? paths[icon as keyof typeof paths] : undefined;
  return known ?? emblemPath(category satisfies keyof typeof EMBLEMS);
}
