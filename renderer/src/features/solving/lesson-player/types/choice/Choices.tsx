import { t } from '@lingui/core/macro';
import { LessonText } from '@web/features/learning/lesson-text';
import { RadioGroup } from '@web/ui/RadioGroup';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../../usePlayer';
import type { AnswerStore } from '../question/answer.store';
import styles from './Choices.module.css';

const VERDICTS: Partial<Record<string, 'right' | 'wrong'>> = { success: 'right', failure: 'wrong' };

/** The choices; the one that was submitted shows whether it's correct. */
export const Choices = observer(function Choices({
  choices,
  answer,
}: {
  choices: readonly string[];
  answer: AnswerStore;
}) {
  const { reply, isJudging } = usePlayer().submission;
  const verdict = reply && !isJudging ? VERDICTS[reply.resultSlug] : undefined;
  return (
    <RadioGroup
      plates
      label={t`Your answer`}
      hideLabel
      value={String(choices.indexOf(answer.text))}
      onChange={(index) => answer.set(choices[Number(index)] ?? '')}
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
        verdict: choice === answer.text ? verdict : undefined,
      }))}
    />
  );
});
