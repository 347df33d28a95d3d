import type { PlateShape } from '@shared/art/cover-design';
import { EMBLEM_BOX, type EmblemTone } from '@shared/art/emblems';
import { artSquare, PLATE_BOX, PLATES } from '@shared/art/plates';
import styles from './Emblem.module.css';

/** Smaller emblems, in pixels, are drawn without rivets. */
export const SMALL_EMBLEM = 48;

const SMALL_GAIN = 8;

export interface EmblemArtProps {
  id: string;
  /** The drawing, in a square of EMBLEM_BOX. */
  path: string;
  tone: EmblemTone;
  shape: PlateShape;
  /** Leaves out the rivets and enlarges the drawing, for plates of a few dozen pixels. */
  small?: boolean;
}

/**
 * The emblem as SVG in a 96 x 96 square: a plate lit from the left with a beaten edge, and on it the drawing in two
 * tones, split down the middle like a faceted blade. `id` must be unique in the page.
 */
export function EmblemArt({ id, path, tone, shape, small }: EmblemArtProps) {
  const { outline, rivets } = PLATES[shape];
  const { left, top, size } = artSquare(shape, small ? SMALL_GAIN : 0);
  const drawing = `translate(${left} ${top}) scale(${size / EMBLEM_BOX})`;
  return (
    <g className={styles[tone]}>
      <clipPath id={`${id}-half`}>
        <rect x={EMBLEM_BOX / 2} width={EMBLEM_BOX / 2} height={EMBLEM_BOX} />
      </clipPath>
      <clipPath id={`${id}-plate`}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id}-plate)`}>
        <path d={outline} className={styles.plate} />
        <rect x={PLATE_BOX / 2} width={PLATE_BOX / 2} height={PLATE_BOX} className={styles.shade} />
      </g>
      <path d={outline} className={styles.edge} />
      {!small &&
        rivets.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.7} className={styles.rivet} />)}
      <g transform={drawing}>
        <path d={path} className={styles.light} />
        <path d={path} className={styles.dark} clipPath={`url(#${id}-half)`} />
      </g>
    </g>
  );
}
