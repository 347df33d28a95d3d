import { cx } from './cx';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface SkeletonProps {
  /** CSS lengths of one block... */
  width?: string;
  height?: string;
  /** ...or a number of lines of text. */
  lines?: number;
  /** Read aloud; set it on only one skeleton of a group. */
  label?: string;
  className?: string;
}

/** A placeholder the size of the loading content, to avoid layout shifts. */
export function Skeleton({ width, height, lines, label, className }: SkeletonProps) {
  const blocks = lines ?? 1;
  return (
    <div className={cx(styles.group, className)} role={label ? 'status' : undefined} data-skeleton>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: blocks }, (_, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never move
          key={line}
          className={cx(styles.block, lines != null && styles.line)}
          style={{ width, height }}
        />
      ))}
    </div>
  );
}
