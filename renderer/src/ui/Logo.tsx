import { MARK_PATHS } from '@shared/art/mark';
import { DEFAULT_LOOK } from '@shared/contracts/operations/site-look';
import { cx } from './cx';
import styles from './Logo.module.css';
import { useSite } from './site';
import { VisuallyHidden } from './VisuallyHidden';

export interface LogoProps {
  /** Shows only the mark, without the word. */
  mark?: boolean;
  /** Height of the mark in pixels. */
  size?: number;
  className?: string;
}

/** A logo this much wider than high has the name in it. */
const WORDMARK_RATIO = 2.2;

/** Emberforge's mark, an anvil with a rising spark, and its name; or those of the site that runs it. */
export function Logo({ mark = false, size = 32, className }: LogoProps) {
  const { name, logo } = useSite();
  const hasWord = logo !== null && logo.width / logo.height >= WORDMARK_RATIO;
  return (
    <span className={cx(styles.logo, className)} style={{ fontSize: size * 0.72 }}>
      {logo ? (
        <img
          className={styles.image}
          src={logo.url}
          alt=""
          width={(size * logo.width) / logo.height}
          height={size}
        />
      ) : (
        <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
          <path className={styles.anvil} d={MARK_PATHS.anvil} />
          <path className={styles.ember} d={MARK_PATHS.ember} />
        </svg>
      )}
      {mark || hasWord ? <VisuallyHidden>{name}</VisuallyHidden> : <Word name={name} />}
    </span>
  );
}

function Word({ name }: { name: string }) {
  if (name !== DEFAULT_LOOK.name) return <span className={cx(styles.word, styles.given)}>{name}</span>;
  return (
    <span className={styles.word}>
      Ember<span className={styles.second}>forge</span>
    </span>
  );
}
