import { cx } from '../cx';
import styles from './Boots.module.css';
import { BOOTS_MOODS, type BootsLook, type BootsMood } from './moods';
import { ARMS, BROWS, EARS, EXTRAS, EYES, MOUTHS } from './parts';

export { BOOTS_MOODS, type BootsMood, isBootsMood } from './moods';

export interface BootsProps {
  mood: BootsMood;
  /** Width and height in pixels. */
  size?: number;
  /** Read aloud; leave it out where the words next to Boots say it all. */
  label?: string;
  className?: string;
}

/** Boots, the workshop's cat: soot-black, with four white paws. */
export function Boots({ mood, size = 120, label, className }: BootsProps) {
  const look: BootsLook = BOOTS_MOODS[mood];
  return (
    <svg
      viewBox="0 0 120 120"
      width={size}
      height={size}
      className={cx(styles.boots, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-mood={mood}
    >
      <path className={styles.tail} d="M83 104c17 3 26-7 22-18-3-8-10-8-11-2" />
      <path className={styles.outlined} d="M33 109c-5-26 5-47 27-47s32 21 27 47c-1 4-53 4-54 0Z" />
      <path className={styles.paw} d="M24 107.500c0-5 4-7 9.500-7s9.500 2.500 9.500 7c0 4-19 4-19 0Z" />
      <path className={styles.paw} d="M96 107.500c0-5-4-7-9.500-7s-9.500 2.500-9.500 7c0 4 19 4 19 0Z" />
      {EARS[look.ears ?? 'up']}
      <path
        className={styles.outlined}
        d="M60 20.500c19 0 32.500 9.500 33 25.500.400 15-14.500 24-33 24s-33.400-9-33-24c.500-16 14-25.500 33-25.500Z"
      />
      <path className={styles.whiskers} d="M34 53L17 50m17 7L18 60m68-7l17-3M86 57l16 3" />
      {EYES[look.eyes]}
      {BROWS[look.brows ?? 'none']}
      <path className={styles.nose} d="M57 52.500c1.500-1 4.500-1 6 0 .500 2-1.500 4-3 4s-3.500-2-3-4Z" />
      {MOUTHS[look.mouth]}
      {ARMS[look.arms ?? 'standing']}
      {EXTRAS[look.extra ?? 'none']}
    </svg>
  );
}
