import paths from './emblem-paths.json';

/**
 * The curated emblems: our name, the drawing of game-icons (https://game-icons.net, CC BY 3.0, credited on /credits)
 * and what it means. The path data is in emblem-paths.json; build/scripts/extract-emblems.mjs updates it.
 */
export const EMBLEMS = {
  // Items
  'xp-potion': { icon: 'health-potion', tone: 'ember' },
  armor: { icon: 'chest-armor', tone: 'steel' },
  'baked-salmon': { icon: 'fish-cooked', tone: 'oxide' },
  'seer-stone': { icon: 'crystal-ball', tone: 'verdigris' },
  'frozen-flame': { icon: 'frozen-orb', tone: 'frost' },
  ember: { icon: 'fire', tone: 'ember' },
  gem: { icon: 'cut-diamond', tone: 'verdigris' },
  // Chests and quests
  chest: { icon: 'locked-chest', tone: 'gold' },
  'chest-open': { icon: 'open-treasure-chest', tone: 'gold' },
  quest: { icon: 'scroll-unfurled', tone: 'gold' },
  spellbook: { icon: 'spell-book', tone: 'verdigris' },
  // Bosses
  dragon: { icon: 'dragon-head', tone: 'oxide' },
  hound: { icon: 'wolf-howl', tone: 'oxide' },
  minotaur: { icon: 'minotaur', tone: 'oxide' },
  serpent: { icon: 'sea-serpent', tone: 'oxide' },
  cyclops: { icon: 'cyclops', tone: 'oxide' },
  // Achievements, by category, and leagues
  milestone: { icon: 'trophy', tone: 'gold' },
  sharpshooter: { icon: 'bullseye', tone: 'gold' },
  streak: { icon: 'flame', tone: 'ember' },
  fellowship: { icon: 'three-friends', tone: 'gold' },
  role: { icon: 'crown', tone: 'gold' },
  boss: { icon: 'crossed-swords', tone: 'oxide' },
  bannerlord: { icon: 'knight-banner', tone: 'gold' },
  league: { icon: 'shield', tone: 'steel' },
  certificate: { icon: 'diploma', tone: 'gold' },
  archmage: { icon: 'wizard-face', tone: 'verdigris' },
  // Subjects, for course covers
  anvil: { icon: 'anvil-impact', tone: 'ember' },
  smithing: { icon: 'sword-smithing', tone: 'ember' },
  snake: { icon: 'snake', tone: 'verdigris' },
  gears: { icon: 'gears', tone: 'steel' },
  stack: { icon: 'stack', tone: 'gold' },
  database: { icon: 'database', tone: 'frost' },
  network: { icon: 'linked-rings', tone: 'frost' },
  processor: { icon: 'processor', tone: 'steel' },
  cubes: { icon: 'cubes', tone: 'verdigris' },
  castle: { icon: 'castle', tone: 'steel' },
  compass: { icon: 'compass', tone: 'gold' },
  maze: { icon: 'maze', tone: 'oxide' },
  quill: { icon: 'quill-ink', tone: 'frost' },
  telescope: { icon: 'telescope', tone: 'verdigris' },
  hammer: { icon: 'hammer-drop', tone: 'ember' },
  map: { icon: 'treasure-map', tone: 'gold' },
} as const satisfies Record<string, { icon: string; tone: EmblemTone }>;

export type EmblemName = keyof typeof EMBLEMS;
export type EmblemTone = 'ember' | 'gold' | 'verdigris' | 'steel' | 'oxide' | 'frost';

/** Width and height of the square that emblem paths are drawn in. */
export const EMBLEM_BOX = 512;

/** An emblem's SVG path data, in a square of EMBLEM_BOX. */
export function emblemPath(name: EmblemName): string {
  return paths[EMBLEMS[name].icon];
}

/** Whether a name from data (a course's or a boss's) is one of our emblems. */
export function isEmblemName(name: string): name is EmblemName {
  return Object.hasOwn(EMBLEMS, name);
}

/** Maps an emblem's name in the icon collection, which courses use, to our own name. */
export function emblemNamed(icon: string): EmblemName | undefined {
  return (Object.keys(EMBLEMS) as EmblemName[]).find((name) => EMBLEMS[name].icon === icon || name === icon);
}
