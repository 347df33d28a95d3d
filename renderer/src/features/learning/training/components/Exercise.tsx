import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Lesson } from '@web/api';
import { assignmentText, LessonText } from '@web/features/learning/lesson-text';
import { RUN_BUTTON_ID } from '@web/features/solving/workbench';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ExerciseStore } from '../exercise.store';
import styles from '../training.module.css';
import { useExerciseKeys } from '../useExerciseKeys';
import { ChoiceAnswer, CodeAnswer, TextAnswer } from './answers';
import { Result } from './Result';
import { Review } from './Review';

const questionOf = ({ lessonDataChoice, lessonDataTextInput, readme }: Lesson): string =>
  (lessonDataChoice ?? lessonDataTextInput)?.question ?? assignmentText(readme);

const AnswerField = observer(function AnswerField({ exercise }: { exercise: ExerciseStore }) {
  if (exercise.isProgram) return <CodeAnswer exercise={exercise} />;
  return exercise.lesson.lessonDataChoice ? (
    <ChoiceAnswer exercise={exercise} />
  ) : (
    <TextAnswer exercise={exercise} />
  );
});

/** A lesson's question or task, a fresh answer to it, and how it went. */
export const Exercise = observer(function Exercise({
  lesson,
  variant,
  onNext,
}: {
  lesson: Lesson;
  variant?: number;
  onNext: () => void;
}) {
  const { api } = useStores();
  const [exercise] = useState(() => new ExerciseStore({ api, lesson, variant }));
  useExerciseKeys(exercise, onNext);
  return (
    <Card className={styles.exercise} aria-label={t`Exercise`}>
      <LessonText>{questionOf(lesson)}</LessonText>
      <AnswerField exercise={exercise} />
      <Result exercise={exercise} />
      {exercise.error && (
        <p className={styles.error} role="alert">
          {exercise.error}
        </p>
      )}
      {exercise.isOver ? (
        <Review exercise={exercise} onNext={onNext} />
      ) : (
        <div className={styles.actions}>
          <Button
            id={RUN_BUTTON_ID}
            variant="primary"
            loading={exercise.isBusy}
            aria-disabled={!exercise.canCheck || undefined}
            onClick={() => void exercise.check()}
          >
            {exercise.isBusy ? t`Checking` : t({ message: 'Check', context: 'verb on a button' })}
          </Button>
          <Button variant="ghost" disabled={exercise.isBusy} onClick={() => void exercise.giveUp()}>
            <Trans>I don’t remember</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
});
