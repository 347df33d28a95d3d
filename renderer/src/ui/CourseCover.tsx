import { type ReactNode, useId } from 'react';
import styles from './CourseCover.module.css';
import { type CoverPattern, coverDesign } from './coverDesign';
import { cx } from './cx';
import emblemStyles from './Emblem.module.css';
import { EmblemArt } from './EmblemArt';
import type { EmblemName } from './emblems';

const WIDTH = 320;
const HEIGHT = 180;
const CENTER_X = WIDTH / 2;
const CENTER_Y = HEIGHT / 2;
const RAYS = 16;

function rays(): ReactNode {
  return Array.from({ length: RAYS }, (_, index) => {
    const at = (turn: number) => {
      const angle = (turn / RAYS) * Math.PI * 2;
      return `${(CENTER_X + Math.cos(angle) * WIDTH).toFixed(1)} ${(CENTER_Y + Math.sin(angle) * WIDTH).toFixed(1)}`;
    };
    return <path key={at(index)} d={`M${CENTER_X} ${CENTER_Y}L${at(index)}L${at(index + 0.5)}Z`} />;
  });
}

function repeated(count: number, draw: (index: number) => string): ReactNode {
  return Array.from({ length: count }, (_, index) => draw(index)).map((d) => <path key={d} d={d} />);
}

const PATTERNS: Record<CoverPattern, { filled: boolean; draw: () => ReactNode }> = {
  rays: { filled: true, draw: rays },
  chevrons: {
    filled: false,
    draw: () => repeated(14, (i) => `M-10 ${i * 26 - 40}L${CENTER_X} ${i * 26 - 110}L330 ${i * 26 - 40}`),
  },
  rings: {
    filled: false,
    draw: () =>
      repeated(7, (i) => `M${CENTER_X - 62 - i * 24} ${CENTER_Y}a${62 + i * 24} ${62 + i * 24} 0 1 1 0 .1`),
  },
  hatching: { filled: false, draw: () => repeated(30, (i) => `M${i * 18 - 190} 190L${i * 18} -10`) },
};

export interface CourseCoverProps {
  slug: string;
  /** Replaces the emblem that is chosen by the slug. */
  emblem?: EmblemName;
  /** Read aloud. Leave it out next to the title: the cover is then decorative. */
  label?: string;
  className?: string;
}

/** A course's generated cover, 16:9, determined by its slug. Takes the full width of its container. */
export function CourseCover({ slug, emblem, label, className }: CourseCoverProps) {
  const id = useId();
  const design = coverDesign(slug);
  const pattern = PATTERNS[design.pattern];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={cx(styles.cover, emblemStyles[design.tone], className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width={WIDTH} height={HEIGHT} className={styles.ground} />
      <g className={pattern.filled ? styles.filled : styles.drawn}>{pattern.draw()}</g>
      <rect x="7" y="7" width={WIDTH - 14} height={HEIGHT - 14} className={styles.frame} />
      <g transform={`translate(${CENTER_X - 54} ${CENTER_Y - 54}) scale(1.125)`}>
        <EmblemArt id={id} name={emblem ?? design.emblem} tone={design.tone} shape={design.shape} />
      </g>
    </svg>
  );
}
