import styles from './ErrorOutput.module.css';

/** What a submitted program printed to stderr; nothing if that's empty. */
export function ErrorOutput({ text = '' }: { text?: string }) {
  const shown = text.trimEnd();
  return shown && <pre className={styles.stderr}>{shown}</pre>;
}
