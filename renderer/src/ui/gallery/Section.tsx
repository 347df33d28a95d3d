import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** A section of the gallery with its exhibits. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** A row of exhibits with a name. */
export function Exhibit({ name, children, stack }: { name: string; children: ReactNode; stack?: boolean }) {
  return (
    <div className={styles.exhibit}>
      <p className={styles.name}>{name}</p>
      <div className={stack ? styles.stack : styles.row}>{children}</div>
    </div>
  );
}
