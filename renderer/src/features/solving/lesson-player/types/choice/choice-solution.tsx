import { LessonText } from '@web/features/learning/lesson-text';
import type { RenderSolution } from '../lesson-work';
import styles from './choice-solution.module.css';

export const renderChoiceSolution: RenderSolution = ({ answer = '' }) => (
  <p className={styles.answer}>
    <LessonText inline>{answer}</LessonText>
  </p>
);
