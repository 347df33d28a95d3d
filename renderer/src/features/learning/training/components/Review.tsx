import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TRAINING_RATINGS, type TrainingRating } from '@shared/rules/training';
import { Button } from '@web/ui/Button';
import { ArrowRight } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ExerciseStore } from '../exercise.store';
import styles from '../training.module.css';

const LABELS: Record<TrainingRating, string> = {
  again: t({ message: 'Forgot', context: 'rating of an exercise' }),
  hard: t({ message: 'Hard', context: 'rating of an exercise' }),
  good: t({ message: 'Good', context: 'rating of an exercise' }),
  easy: t({ message: 'Easy', context: 'rating of an exercise' }),
};
const DAY_MS = 86_400_000;

function comesBack(dueAt: string): string {
  const days = Math.max(1, Math.round((Date.parse(dueAt) - Date.now()) / DAY_MS));
  return days === 1
    ? t`Comes back tomorrow.`
    : plural(days, { one: 'Comes back in # day.', other: 'Comes back in # days.' });
}

const Ratings = observer(function Ratings({ exercise }: { exercise: ExerciseStore }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own
    <div className={styles.ratings} role="group" aria-label={t`How was it?`}>
      {TRAINING_RATINGS.map((rating) => (
        <Button
          key={rating}
          size="sm"
          aria-pressed={rating === exercise.review?.rating}
          className={styles.rating}
          onClick={() => void exercise.rate(rating)}
        >
          {LABELS[rating]}
        </Button>
      ))}
    </div>
  );
});

/** How well it went, which the learner can correct unless they gave up, and the way on. */
export const Review = observer(function Review({
  exercise,
  onNext,
}: {
  exercise: ExerciseStore;
  onNext: () => void;
}) {
  const next = useRef<HTMLButtonElement>(null);
  const { review } = exercise;
  useEffect(() => next.current?.focus(), []);
  if (!review) return null;
  return (
    <div className={styles.review}>
      {!exercise.hasGivenUp && <Ratings exercise={exercise} />}
      <p className={styles.due} role="status">
        {comesBack(review.dueAt)}
      </p>
      <Button ref={next} variant="primary" icon={<ArrowRight />} className={styles.next} onClick={onNext}>
        <Trans>Next</Trans>
      </Button>
    </div>
  );
});
