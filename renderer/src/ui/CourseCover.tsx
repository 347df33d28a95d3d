import { coverDesign } from '@shared/art/cover-design';
import { COVER_HEIGHT, COVER_PATHS, COVER_WIDTH } from '@shared/art/cover-pattern';
import { type EmblemName, emblemPath } from '@shared/art/emblems';
import { useId } from 'react';
import styles from './CourseCover.module.css';
import { cx } from './cx';
import emblemStyles from './Emblem.module.css';
import { EmblemArt } from './EmblemArt';

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
  const pattern = COVER_PATHS[design.pattern];
  return (
    <svg
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={cx(styles.cover, emblemStyles[design.tone], className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width={COVER_WIDTH} height={COVER_HEIGHT} className={styles.ground} />
      <g className={pattern.filled ? styles.filled : styles.drawn}>
        {pattern.paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <rect x="7" y="7" width={COVER_WIDTH - 14} height={COVER_HEIGHT - 14} className={styles.frame} />
      <g transform={`translate(${COVER_WIDTH / 2 - 54} ${COVER_HEIGHT / 2 - 54}) scale(1.125)`}>
        <EmblemArt
          id={id}
          path={emblemPath(emblem ?? design.emblem)}
          tone={design.tone}
          shape={design.shape}
        />
      </g>
    </svg>
  );
}
