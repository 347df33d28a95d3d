import { Avatar as Radix } from 'radix-ui';
import styles from './Avatar.module.css';
import { cx } from './cx';

export interface AvatarProps {
  /** The person's name: the picture's alt text, and the source of the initial. */
  name: string;
  src?: string | null;
  size?: 24 | 32 | 40 | 64 | 96 | 128;
  /** The frame's metal, by the learner's role; 0 for none. */
  frame?: 0 | 1 | 2 | 3 | 4;
  /** Hides it from screen readers, for use next to the name. */
  decorative?: boolean;
}

/** A learner's picture, or the first letter of their name on a forged plate. */
export function Avatar({ name, src, size = 40, frame = 0, decorative }: AvatarProps) {
  const initial = [...name.trim()][0]?.toUpperCase() ?? '?';
  return (
    <Radix.Root
      className={cx(styles.avatar, frame > 0 && styles[`frame${frame}`])}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src && <Radix.Image src={src} alt="" className={styles.image} />}
      <Radix.Fallback className={styles.initial} aria-hidden="true">
        {initial}
      </Radix.Fallback>
    </Radix.Root>
  );
}
