import type { PlateShape } from '@shared/art/cover-design';
import { EMBLEMS, type EmblemName, type EmblemTone, emblemPath } from '@shared/art/emblems';
import { useId } from 'react';
import { cx } from './cx';
import styles from './Emblem.module.css';
import { EmblemArt, SMALL_EMBLEM } from './EmblemArt';

export { EMBLEMS, type EmblemName, type EmblemTone, isEmblemName } from '@shared/art/emblems';

export interface EmblemProps {
  name: EmblemName;
  /** Width and height in pixels. */
  size?: number;
  /** The emblem's default tone if omitted. */
  tone?: EmblemTone;
  shape?: PlateShape;
  /** Not earned yet: drawn in plain iron. */
  locked?: boolean;
  /** Read aloud; without it the emblem is decorative. */
  label?: string;
  className?: string;
}

/** A two-tone emblem on a forged plate, the style of all the product's art. */
export function Emblem({ name, size = 64, tone, shape = 'hexagon', locked, label, className }: EmblemProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 96 96"
      width={size}
      height={size}
      className={cx(styles.emblem, locked && styles.locked, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <EmblemArt
        id={id}
        path={emblemPath(name)}
        tone={tone ?? EMBLEMS[name].tone}
        shape={shape}
        small={size < SMALL_EMBLEM}
      />
    </svg>
  );
}
