import type { LessonSolution } from '@web/api';
import type { RenderSolution } from '../types/lesson-work';
import styles from './SolutionView.module.css';

export interface SolutionViewProps {
  solution: LessonSolution;
  render: RenderSolution;
}

/** A solution, as lessons of its type show it. */
export function SolutionView({ solution, render }: SolutionViewProps) {
  return <div className={styles.view}>{render(solution)}</div>;
}
