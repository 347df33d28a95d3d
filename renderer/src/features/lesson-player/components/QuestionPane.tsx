import type { Lesson } from '@shared/contracts';
import { LessonText } from '@web/features/lesson-text';
import { ScrollBox } from '@web/features/workbench';
import { RadioGroup } from '@web/ui/RadioGroup';
import { TextField } from '@web/ui/TextField';
import { observer } from 'mobx-react-lite';
import type { AnswerStore } from '../answer.store';
import { usePlayer } from '../usePlayer';
import { ActionBar } from './ActionBar';
import styles from './QuestionPane.module.css';
import { SubmissionView } from './SubmissionView';

const Choices = observer(function Choices({ lesson, answer }: { lesson: Lesson; answer: AnswerStore }) {
  const { submission } = usePlayer();
  const choices = lesson.LessonDataChoice?.Choices ?? [];
  const verdict = submission.reply?.ResultSlug;
  return (
    <RadioGroup
      plates
      label="Your answer"
      hideLabel
      value={String(choices.indexOf(answer.text))}
      onChange={(index) => {
        submission.clear();
        answer.set(choices[Number(index)] ?? '');
      }}
      options={choices.map((choice, index) => ({
        value: String(index),
        label: (
          <span className={styles.choice}>
            <span>
              <LessonText inline>{choice}</LessonText>
            </span>
            {index < 9 && (
              <span className={styles.key} aria-hidden="true">
                {index + 1}
              </span>
            )}
          </span>
        ),
        verdict:
          choice !== answer.text || submission.isJudging
            ? undefined
            : verdict === 'success'
              ? ('right' as const)
              : verdict === 'failure'
                ? ('wrong' as const)
                : undefined,
      }))}
    />
  );
});

const Words = observer(function Words({ answer }: { answer: AnswerStore }) {
  const player = usePlayer();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        player.submit();
      }}
    >
      <TextField
        label="Your answer"
        value={answer.text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => {
          player.submission.clear();
          answer.set(event.currentTarget.value);
        }}
      />
    </form>
  );
});

/** A question and its answer field; the verdict appears between them and the button. */
export const QuestionPane = observer(function QuestionPane({
  answer,
  hasActions = true,
}: {
  answer: AnswerStore;
  hasActions?: boolean;
}) {
  const { lesson, shown } = usePlayer();
  const choices = lesson.LessonDataChoice?.Choices.length;
  const question = lesson.LessonDataChoice?.Question ?? lesson.LessonDataTextInput?.Question ?? '';
  return (
    <section className={styles.pane} aria-label="Question and answer">
      <ScrollBox label="Question">
        <div className={styles.inside}>
          <LessonText>{question}</LessonText>
          {lesson.LessonDataChoice ? <Choices lesson={lesson} answer={answer} /> : <Words answer={answer} />}
        </div>
        {shown === 'submission' && <SubmissionView />}
      </ScrollBox>
      {hasActions && (
        <div className={styles.actions}>
          <ActionBar title={choices && <span className={styles.hint}>Press 1-{Math.min(9, choices)}</span>} />
        </div>
      )}
    </section>
  );
});
