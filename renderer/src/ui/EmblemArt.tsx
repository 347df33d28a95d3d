import type { PlateShape } from './coverDesign';
import styles from './Emblem.module.css';
import { EMBLEM_BOX, type EmblemName, type EmblemTone, emblemPath } from './emblems';

/** Outlines of the plates in a 96 x 96 square. */
const PLATES: Record<PlateShape, string> = {
  hexagon: 'M48 3 87 25.500v45L48 93 9 70.500v-45Z',
  shield: 'M10 8h76v40c0 22-16 36-38 45C26 84 10 70 10 48Z',
  round: 'M48 4a44 44 0 1 1 0 88 44 44 0 0 1 0-88Z',
  square: 'M16 6h64l10 10v64L80 90H16L6 80V16Z',
};

/** Positions of the rivets on each plate. */
const RIVETS: Record<PlateShape, readonly [number, number][]> = {
  hexagon: [
    [48, 11],
    [80, 29.5],
    [80, 66.5],
    [48, 85],
    [16, 66.5],
    [16, 29.5],
  ],
  shield: [
    [17, 15],
    [79, 15],
    [48, 85],
  ],
  round: [
    [48, 11],
    [85, 48],
    [48, 85],
    [11, 48],
  ],
  square: [
    [17, 14],
    [79, 14],
    [79, 82],
    [17, 82],
  ],
};

/** Maximum size of the drawing, so that it stays inside the plate. */
const ART_SIZE: Record<PlateShape, number> = { hexagon: 56, shield: 54, round: 58, square: 62 };

const CENTER = 48;
const SHIELD_LIFT = 3;
const SMALL_GAIN = 8;

export interface EmblemArtProps {
  id: string;
  name: EmblemName;
  tone: EmblemTone;
  shape: PlateShape;
  /** Leaves out the rivets and enlarges the drawing, for plates of a few dozen pixels. */
  small?: boolean;
}

/**
 * The emblem as SVG in a 96 x 96 square: a plate lit from the left with a beaten edge, and on it the drawing in two
 * tones, split down the middle like a faceted blade. `id` must be unique in the page.
 */
export function EmblemArt({ id, name, tone, shape, small }: EmblemArtProps) {
  const size = ART_SIZE[shape] + (small ? SMALL_GAIN : 0);
  const top = CENTER - size / 2 - (shape === 'shield' ? SHIELD_LIFT : 0);
  const drawing = `translate(${CENTER - size / 2} ${top}) scale(${size / EMBLEM_BOX})`;
  const path = emblemPath(name);
  return (
    <g className={styles[tone]}>
      <clipPath id={`${id}-half`}>
        <rect x={EMBLEM_BOX / 2} width={EMBLEM_BOX / 2} height={EMBLEM_BOX} />
      </clipPath>
      <clipPath id={`${id}-plate`}>
        <path d={PLATES[shape]} />
      </clipPath>
      <g clipPath={`url(#${id}-plate)`}>
        <path d={PLATES[shape]} className={styles.plate} />
        <rect x={CENTER} width={CENTER} height={CENTER * 2} className={styles.shade} />
      </g>
      <path d={PLATES[shape]} className={styles.edge} />
      {!small &&
        RIVETS[shape].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={1.7} className={styles.rivet} />
        ))}
      <g transform={drawing}>
        <path d={path} className={styles.light} />
        <path d={path} className={styles.dark} clipPath={`url(#${id}-half)`} />
      </g>
    </g>
  );
}
