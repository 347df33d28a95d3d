import type { AuthorProblem } from '@shared/content/author';
import styles from './ProblemList.module.css';

export interface ProblemListProps {
  problems: readonly AuthorProblem[];
  /** The content folder, in front of each file. */
  root: string;
}

/** Problems with their file, line and reason, as `content:check` prints them. */
export function ProblemList({ problems, root }: ProblemListProps) {
  return (
    <ul className={styles.list}>
      {problems.map(({ file, line, message }) => (
        <li key={`${file}:${line} ${message}`} className={styles.problem}>
          <code className={styles.place}>
            {root}/{file}:{line}
          </code>
          <span className={styles.message}>{message}</span>
        </li>
      ))}
    </ul>
  );
}
