import type { ReactNode } from 'react';
import styles from './SolutionHeading.module.css';

/** Names a part of a solution, such as a file. */
export const SolutionHeading = ({ children }: { children: ReactNode }) => (
  <p className={styles.heading}>{children}</p>
);
