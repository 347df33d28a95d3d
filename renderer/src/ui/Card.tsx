import type { HTMLAttributes, ReactNode } from 'react';
import styles from './Card.module.css';
import { cx } from './cx';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  as?: 'div' | 'section' | 'article' | 'li';
  title?: ReactNode;
  /** Heading level of the title; 2 by default. */
  level?: 2 | 3;
  /** To the right of the title. */
  aside?: ReactNode;
  /** Reacts to hover. Put exactly one link inside; it covers the whole card. */
  interactive?: boolean;
  padding?: 'none' | 'md' | 'lg';
}

/** An outlined surface. Don't nest cards. */
export function Card({
  as: Tag = 'section',
  title,
  level = 2,
  aside,
  interactive,
  padding = 'md',
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <Tag {...rest} className={cx(styles.card, styles[padding], interactive && styles.interactive, className)}>
      {title != null && (
        <div className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {aside}
        </div>
      )}
      {children}
    </Tag>
  );
}
