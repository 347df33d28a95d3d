import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LessonText } from '@web/features/learning/lesson-text';
import { EditorPane } from '@web/features/solving/workbench';
import { Badge } from '@web/ui/Badge';
import { IconButton } from '@web/ui/Button';
import { FileCode2, Lock, Settings2 } from '@web/ui/icons';
import { RadioGroup } from '@web/ui/RadioGroup';
import { TextField } from '@web/ui/TextField';
import { observer } from 'mobx-react-lite';
import type { ExerciseStore } from '../exercise.store';
import styles from '../training.module.css';

interface AnswerProps {
  exercise: ExerciseStore;
}

const VERDICTS: Partial<Record<string, 'right' | 'wrong'>> = { success: 'right', failure: 'wrong' };

/** One of several choices. */
export const ChoiceAnswer = observer(function ChoiceAnswer({ exercise }: AnswerProps) {
  const { choices, text, reply, solution, isOver } = exercise;
  const verdictOf = (choice: string) => {
    if (solution) return choice === solution.answer ? 'right' : undefined;
    return choice === text && reply ? VERDICTS[reply.resultSlug] : undefined;
  };
  return (
    <RadioGroup
      plates
      label={t`Your answer`}
      hideLabel
      disabled={isOver}
      value={String(choices.indexOf(text))}
      onChange={(index) => exercise.write(choices[Number(index)] ?? '')}
      options={choices.map((choice, index) => ({
        value: String(index),
        label: <LessonText inline>{choice}</LessonText>,
        verdict: verdictOf(choice),
      }))}
    />
  );
});

/** One line of text; Enter checks it. */
export const TextAnswer = observer(function TextAnswer({ exercise }: AnswerProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void exercise.check();
      }}
    >
      <TextField
        label={t`Your answer`}
        value={exercise.text}
        readOnly={exercise.isOver}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => exercise.write(event.currentTarget.value)}
      />
    </form>
  );
});

/** A small editor with the lesson's files. */
export const CodeAnswer = observer(function CodeAnswer({ exercise }: AnswerProps) {
  const files = exercise.visibleFiles;
  return (
    <div className={styles.editor}>
      <EditorPane
        scope={`training.${exercise.lesson.uuid}`}
        files={files.map(({ name, content, isReadonly }) => ({
          name,
          content,
          isReadonly: isReadonly || exercise.isOver,
        }))}
        tabs={files.map(({ name, isReadonly }) => ({
          value: name,
          label: name,
          icon: <FileCode2 />,
          badge: isReadonly && (
            <Badge icon={<Lock />}>
              <Trans>read-only</Trans>
            </Badge>
          ),
        }))}
        activeName={exercise.activeName}
        problems={[]}
        runLabel={t({ message: 'check', comment: 'What the Run shortcut does, in a list of keys' })}
        onOpen={(name) => exercise.open(name)}
        onEdit={(name, content) => exercise.edit(name, content)}
        tools={(openSettings) => (
          <IconButton label={t`Editor settings`} icon={<Settings2 />} size="sm" onClick={openSettings} />
        )}
      />
    </div>
  );
});
