import styles from './PlainText.module.css';

/** Text that can't be shown as Markdown, as it was written. */
export function PlainText({ children }: { children: string }) {
  return <span className={styles.plain}>{children}</span>;
}
