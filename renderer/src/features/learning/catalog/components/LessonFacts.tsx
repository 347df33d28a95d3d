import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { baseXp, levelPercent, xpAtLevel } from '@shared/rules/xp';
import type { LessonSummary } from '@web/api';
import { lessonRef } from '@web/exercises';
import { answersOf } from '@web/features/solving/waiting-answers';
import { formatNumber } from '@web/i18n';
import { useStores } from '@web/stores';
import { cx } from '@web/ui/cx';
import { Check } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { LESSON_KINDS } from '../lesson-kinds';
import styles from './LessonFacts.module.css';

export interface LessonFactsProps {
  lesson: Pick<
    LessonSummary,
    'uuid' | 'type' | 'minutes' | 'difficulty' | 'isComplete' | 'isPractice' | 'missing'
  >;
  className?: string;
}

/** What a guest would be. */
const NEWCOMER = { level: 1 };

function xpHint(base: number, level: number): string {
  const percent = levelPercent(level);
  return t`${base} XP for its difficulty, and ${percent}% more at your level`;
}

/**
 * A lesson's kind, its minutes, and what it pays at the learner's level before any other bonus, or that it's done,
 * practice after a reset, waiting for the server. One that the server can't offer pays nothing here.
 */
export const LessonFacts = observer(function LessonFacts({ lesson, className }: LessonFactsProps) {
  const { scope, user } = useStores();
  const answers = answersOf(scope);
  const { level } = user.user ?? NEWCOMER;
  const { type, minutes, difficulty, isComplete, isPractice, missing } = lesson;
  return (
    <span className={cx(styles.facts, className)}>
      <span className={styles.kind}>{LESSON_KINDS[type]}</span>
      <span className={styles.minutes}>{minutes !== null && t`${minutes} min`}</span>
      {isComplete ? (
        <span className={styles.done}>
          <Check aria-hidden="true" />
          <Trans>Done</Trans>
        </span>
      ) : answers.isWaiting(lessonRef(lesson.uuid)) ? (
        <span className={styles.practice}>
          <Trans>Waiting</Trans>
        </span>
      ) : isPractice ? (
        <span className={styles.practice}>
          <Trans>Practice</Trans>
        </span>
      ) : missing ? null : (
        <span className={styles.xp} title={xpHint(baseXp(difficulty), level)}>
          {formatNumber(xpAtLevel(baseXp(difficulty), level))} XP
        </span>
      )}
    </span>
  );
});
