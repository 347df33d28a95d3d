import type { PlateShape } from './cover-design';
import type { EmblemTone } from './emblems';
import paths from './role-badge-paths.json';

/** A role's badge: a drawing of game-icons on a plate. */
export interface RoleBadgeArt {
  icon: keyof typeof paths;
  tone: EmblemTone;
  shape: PlateShape;
}

/** By role index, from Apprentice to Archmage: from the smithy's tools to the mage's. */
export const ROLE_BADGES: readonly RoleBadgeArt[] = [
  { icon: 'flat-hammer', tone: 'steel', shape: 'square' },
  { icon: 'candle-flame', tone: 'steel', shape: 'round' },
  { icon: 'open-book', tone: 'verdigris', shape: 'square' },
  { icon: 'lantern-flame', tone: 'verdigris', shape: 'round' },
  { icon: 'scroll-quill', tone: 'frost', shape: 'shield' },
  { icon: 'crystal-wand', tone: 'frost', shape: 'hexagon' },
  { icon: 'owl', tone: 'oxide', shape: 'shield' },
  { icon: 'all-seeing-eye', tone: 'oxide', shape: 'hexagon' },
  { icon: 'crescent-staff', tone: 'ember', shape: 'shield' },
  { icon: 'wizard-face', tone: 'gold', shape: 'hexagon' },
];

/** The path data of a badge's drawing, in a square of EMBLEM_BOX. */
export const roleBadgePath = (roleIndex: number): string => paths[ROLE_BADGES[roleIndex]!.icon];
