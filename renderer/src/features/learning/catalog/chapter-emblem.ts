import type { EmblemName } from '@web/ui/Emblem';

/** What waits at the end of a chapter. In order, so that the chapters of a course look different. */
const CHAPTER_EMBLEMS: readonly EmblemName[] = [
  'ember',
  'compass',
  'gears',
  'stack',
  'network',
  'smithing',
  'maze',
  'telescope',
  'castle',
  'map',
  'quill',
  'cubes',
];

/** The emblem of a course's chapter; numbers count from 1. */
export const chapterEmblem = (number: number): EmblemName =>
  CHAPTER_EMBLEMS[(number - 1) % CHAPTER_EMBLEMS.length]!;
