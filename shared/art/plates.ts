import type { PlateShape } from './cover-design';

/** Width and height of the square that plates are drawn in. */
export const PLATE_BOX = 96;

/** A plate as path data, its rivets and the size of the drawing that fits on it. */
export interface Plate {
  outline: string;
  rivets: readonly (readonly [x: number, y: number])[];
  artSize: number;
}

export const PLATES: Record<PlateShape, Plate> = {
  hexagon: {
    outline: 'M48 3 87 25.500v45L48 93 9 70.500v-45Z',
    rivets: [
      [48, 11],
      [80, 29.5],
      [80, 66.5],
      [48, 85],
      [16, 66.5],
      [16, 29.5],
    ],
    artSize: 56,
  },
  shield: {
    outline: 'M10 8h76v40c0 22-16 36-38 45C26 84 10 70 10 48Z',
    rivets: [
      [17, 15],
      [79, 15],
      [48, 85],
    ],
    artSize: 54,
  },
  round: {
    outline: 'M48 4a44 44 0 1 1 0 88 44 44 0 0 1 0-88Z',
    rivets: [
      [48, 11],
      [85, 48],
      [48, 85],
      [11, 48],
    ],
    artSize: 58,
  },
  square: {
    outline: 'M16 6h64l10 10v64L80 90H16L6 80V16Z',
    rivets: [
      [17, 14],
      [79, 14],
      [79, 82],
      [17, 82],
    ],
    artSize: 62,
  },
};

/** A shield is wider at the top, so its drawing is a little higher. */
const SHIELD_LIFT = 3;

/** The square on a plate that its drawing fills; `gain` enlarges it, for plates without rivets. */
export function artSquare(shape: PlateShape, gain = 0): { left: number; top: number; size: number } {
  const size = PLATES[shape].artSize + gain;
  const left = (PLATE_BOX - size) / 2;
  return { left, top: left - (shape === 'shield' ? SHIELD_LIFT : 0), size };
}
