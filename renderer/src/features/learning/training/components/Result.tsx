import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TrainingAnswerReply } from '@web/api';
import { LessonText } from '@web/features/learning/lesson-text';
import { TestRows } from '@web/features/solving/workbench';
import { inOwnLanguage } from '@web/i18n';
import { CodeBlock } from '@web/ui/CodeBlock';
import { DiffView } from '@web/ui/DiffView';
import { CircleCheck, MessageCircleMore, OctagonX } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import type { ExerciseStore } from '../exercise.store';
import styles from '../training.module.css';

/** What was expected and what happened, as far as the lesson's type has it. */
function Details({ exercise, reply }: { exercise: ExerciseStore; reply: TrainingAnswerReply }) {
  const { lessonDataCodeTests: tested } = exercise.lesson;
  const { output, tests, programError } = reply;
  if (programError) return <CodeBlock code={output?.stderr || tests?.stderr || programError.message} />;
  if (output && output.expected !== output.got)
    return <DiffView expected={output.expected} got={output.got} gotLabel={t`You printed`} folded />;
  if (!tests || !tested) return null;
  const hidden = tests.numHidden - tests.numHiddenPassed;
  return (
    <TestRows
      language={tested.programmingLanguage}
      rows={tests.results.filter(({ passed }) => !passed)}
      hiddenText={
        hidden > 0 ? plural(hidden, { one: '# hidden test fails.', other: '# hidden tests fail.' }) : ''
      }
    />
  );
}

/** The verdict on the last answer, or the solution after giving up. */
export const Result = observer(function Result({ exercise }: { exercise: ExerciseStore }) {
  const { reply, solution } = exercise;
  if (solution)
    return (
      <div className={styles.result} data-result="solution">
        <p className={styles.verdict}>
          <Trans>No problem, that’s what training is for. Here’s the answer:</Trans>
        </p>
        {solution.answer !== undefined && <LessonText>{solution.answer}</LessonText>}
        {solution.textInput?.matchesOne.slice(0, 1).map((text) => (
          <CodeBlock key={text} code={text} />
        ))}
        {solution.solutionFiles?.map(({ name, content }) => (
          <CodeBlock key={name} code={content} language={name} />
        ))}
      </div>
    );
  if (!reply) return null;
  const isRight = reply.resultSlug === 'success';
  const Icon = isRight ? CircleCheck : OctagonX;
  return (
    <div className={styles.result} data-result={reply.resultSlug} role="status">
      {reply.knownMistake && (
        <div className={styles.note}>
          <MessageCircleMore aria-hidden="true" />
          <LessonText>{reply.knownMistake}</LessonText>
        </div>
      )}
      <p className={styles.verdict}>
        <Icon aria-hidden="true" />
        {inOwnLanguage(reply.resultMessage, reply.resultMessageText) ||
          (isRight ? t`Correct!` : t`Not quite yet.`)}
      </p>
      {reply.explanation && <LessonText>{reply.explanation}</LessonText>}
      {!isRight && <Details exercise={exercise} reply={reply} />}
    </div>
  );
});
