import { baseXp } from '@shared/rules/xp';
import type { LessonSummary } from '@web/api';
import { cx } from '@web/ui/cx';
import { formatNumber } from '@web/ui/formatNumber';
import { Check } from 'lucide-react';
import { LESSON_KINDS } from '../lesson-kinds';
import styles from './LessonFacts.module.css';

export interface LessonFactsProps {
  lesson: Pick<LessonSummary, 'type' | 'minutes' | 'difficulty' | 'isComplete' | 'isPractice'>;
  className?: string;
}

/** A lesson's kind, its minutes, and its XP before any bonus, or that it's done, or practice after a reset. */
export function LessonFacts({ lesson, className }: LessonFactsProps) {
  const { type, minutes, difficulty, isComplete, isPractice } = lesson;
  return (
    <span className={cx(styles.facts, className)}>
      <span className={styles.kind}>{LESSON_KINDS[type]}</span>
      <span className={styles.minutes}>{minutes !== null && `${minutes} min`}</span>
      {isComplete ? (
        <span className={styles.done}>
          <Check aria-hidden="true" />
          Done
        </span>
      ) : isPractice ? (
        <span className={styles.practice}>Practice</span>
      ) : (
        <span className={styles.xp}>{formatNumber(baseXp(difficulty))} XP</span>
      )}
    </span>
  );
}
