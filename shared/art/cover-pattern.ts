import type { CoverPattern } from './cover-design';

/** A cover's size; it's scaled to any width. */
export const COVER_WIDTH = 320;
export const COVER_HEIGHT = 180;

const CENTER_X = COVER_WIDTH / 2;
const CENTER_Y = COVER_HEIGHT / 2;
const RAYS = 16;

/** The lines or shapes behind a cover's emblem, as path data. */
export interface DrawnPattern {
  filled: boolean;
  paths: readonly string[];
}

const repeated = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index));

function ray(index: number): string {
  const at = (turn: number) => {
    const angle = (turn / RAYS) * Math.PI * 2;
    return `${(CENTER_X + Math.cos(angle) * COVER_WIDTH).toFixed(1)} ${(CENTER_Y + Math.sin(angle) * COVER_WIDTH).toFixed(1)}`;
  };
  return `M${CENTER_X} ${CENTER_Y}L${at(index)}L${at(index + 0.5)}Z`;
}

export const COVER_PATHS: Record<CoverPattern, DrawnPattern> = {
  rays: { filled: true, paths: repeated(RAYS, ray) },
  chevrons: {
    filled: false,
    paths: repeated(14, (i) => `M-10 ${i * 26 - 40}L${CENTER_X} ${i * 26 - 110}L330 ${i * 26 - 40}`),
  },
  rings: {
    filled: false,
    paths: repeated(
      7,
      (i) => `M${CENTER_X - 62 - i * 24} ${CENTER_Y}a${62 + i * 24} ${62 + i * 24} 0 1 1 0 .1`,
    ),
  },
  hatching: { filled: false, paths: repeated(30, (i) => `M${i * 18 - 190} 190L${i * 18} -10`) },
};
