import type { PlateShape } from '@shared/art/cover-design';
import type { EmblemTone } from '@shared/art/emblems';
import { BADGE_THRESHOLDS, type BadgeThreshold } from '@shared/rules/certificate-badge';

const TONES: readonly EmblemTone[] = ['steel', 'verdigris', 'gold', 'ember'];
const SHAPES: readonly PlateShape[] = ['round', 'square', 'hexagon', 'shield'];
/** Badges of one metal. */
const GROUP = 3;

/** How a badge looks: each third one is of another metal and shape, up to a shield of ember for a hundred lessons. */
export function badgeLook(badge: BadgeThreshold): { tone: EmblemTone; shape: PlateShape } {
  const group = Math.floor(BADGE_THRESHOLDS.indexOf(badge) / GROUP);
  return { tone: TONES[group]!, shape: SHAPES[group]! };
}
