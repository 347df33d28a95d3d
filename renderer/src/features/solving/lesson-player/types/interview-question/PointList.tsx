import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { InterviewReview, LessonSolution } from '@web/api';
import { LessonText } from '@web/features/learning/lesson-text';
import { inOwnLanguage } from '@web/i18n';
import { Circle, CircleCheck, CircleDotDashed } from '@web/ui/icons';
import type { ReactNode } from 'react';
import styles from './PointList.module.css';

type Point = InterviewReview['points'][number];

const VERDICTS = {
  covered: { label: t`Covered`, icon: <CircleCheck /> },
  partly: { label: t`Partly there`, icon: <CircleDotDashed /> },
  missed: { label: t`Not yet`, icon: <Circle /> },
} as const satisfies Record<Point['verdict'], { label: string; icon: ReactNode }>;

const JUDGES = {
  embedded: t`Read by our built-in checker, which looks for key ideas. It can miss one that’s phrased in an unusual way.`,
  model: t`Read by a language model. It can be wrong.`,
} as const;

/** How an answer did on each point, with the words that it's about. */
export function ReviewedPoints({ review }: { review: InterviewReview }) {
  return (
    <div className={styles.review}>
      <ol className={styles.points} aria-label={t`The points of your answer`}>
        {review.points.map(({ verdict, sentence, said, comment, commentText }, at) => {
          const { label, icon } = VERDICTS[verdict];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: points never move
            <li key={at} className={styles.point} data-verdict={verdict}>
              <span className={styles.icon} aria-hidden="true">
                {icon}
              </span>
              <div className={styles.body}>
                <p className={styles.verdict}>{label}</p>
                {sentence !== null && <p className={styles.sentence}>{sentence}</p>}
                {said !== null && (
                  <p className={styles.said}>
                    <Trans>
                      You said: <q>{said}</q>
                    </Trans>
                  </p>
                )}
                <LessonText>{inOwnLanguage(comment, commentText)}</LessonText>
              </div>
            </li>
          );
        })}
      </ol>
      <p className={styles.judge}>{JUDGES[review.judge]}</p>
    </div>
  );
}

/** The points of a solution. */
export const SolutionPoints = ({ points = [] }: { points: LessonSolution['solutionPoints'] }) => (
  <ol className={styles.points}>
    {points.map(({ sentence, explanation }) => (
      <li key={sentence} className={styles.point}>
        <span className={styles.icon} aria-hidden="true">
          <Circle />
        </span>
        <div className={styles.body}>
          <p className={styles.sentence}>{sentence}</p>
          <LessonText>{explanation}</LessonText>
        </div>
      </li>
    ))}
  </ol>
);
