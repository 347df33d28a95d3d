import type { HTMLAttributes, ReactNode } from 'react';
import styles from './Card.module.css';
import { cx } from './cx';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  as?: 'div' | 'section' | 'article' | 'li';
  title?: ReactNode;
  /** Heading level of the title; 2 unless told. */
  level?: 2 | 3;
  /** At the right of the title. */
  aside?: ReactNode;
  /** Reacts to the pointer; put one link inside, which then covers the whole card. */
  interactive?: boolean;
  padding?: 'none' | 'md' | 'lg';
}

/** A surface set off by a line. One level only: a card never holds a card. */
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
