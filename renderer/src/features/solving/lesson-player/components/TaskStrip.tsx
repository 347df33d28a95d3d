import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LessonText } from '@web/features/learning/lesson-text';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { cx } from '@web/ui/cx';
import { Check, ChevronDown, CircleCheck, Target } from '@web/ui/icons';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { evidenceOf, type TaskPart, taskOf } from '../task';
import { usePlayer } from '../usePlayer';
import styles from './TaskStrip.module.css';

const KEY = 'emberforge.task';

/** Whether the whole assignment is open: one choice for all lessons, stored in this browser. */
function useIsOpen(): [boolean, () => void] {
  const { storage } = useStores().platform;
  const [isOpen, setOpen] = useState(() => storage.get(KEY) === 'open');
  const toggle = () => {
    storage.set(KEY, isOpen ? 'closed' : 'open');
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}

/** Inline Markdown before its renderer has loaded: the same words in the same places. */
function Preview({ text }: { text: string }) {
  const plain = text.replaceAll('**', '');
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
  return plain.split('`').map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece));
}

function Part({ part, number }: { part: TaskPart; number: number | null }) {
  const mark = part.isDone && (number !== null || part.output !== undefined);
  return (
    <li className={cx(styles.part, mark && styles.done)}>
      <span className={styles.number} aria-hidden="true">
        {mark ? <Check /> : number}
      </span>
      <div>
        {mark && (
          <VisuallyHidden>
            <Trans>Done: </Trans>
          </VisuallyHidden>
        )}
        <LessonText>{part.markdown}</LessonText>
      </div>
    </li>
  );
}

function Parts({ id, parts }: { id: string; parts: readonly TaskPart[] }) {
  let steps = 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section id={id} className={styles.parts} aria-label={t`The whole task`} tabIndex={0}>
      <ol>
        {parts.map((part) => {
          const number = part.kind === 'step' ? ++steps : null;
          return <Part key={part.markdown} part={part} number={number} />;
        })}
      </ol>
    </section>
  );
}

const STATUS = { open: null, matches: t`Output matches`, passes: t`Tests pass`, done: t`Done` } as const;

/** What to do in this lesson, always in sight. Opens to the whole assignment. */
export const TaskStrip = observer(function TaskStrip() {
  const player = usePlayer();
  const [isOpen, toggle] = useIsOpen();
  const id = useId();
  const { summary, state, parts, isInParts } = taskOf(
    player.lesson,
    player.work.question,
    evidenceOf(player),
  );
  if (summary === '') return null;
  const steps = parts.filter(({ kind }) => kind === 'step').length;
  const isShown = isOpen && parts.length > 0;
  const Icon = state === 'open' ? Target : CircleCheck;
  return (
    <section className={styles.strip} aria-label={t`Your task`} data-state={state}>
      <div className={styles.row}>
        <div className={styles.task} data-task="">
          <h2>
            <Icon aria-hidden="true" />
            <Trans>Your task</Trans>
          </h2>{' '}
          {!(isShown && isInParts) && (
            <p>
              <LessonText inline fallback={<Preview text={summary} />}>
                {summary}
              </LessonText>
            </p>
          )}
        </div>
        {/* A new element for each text: one that's right-aligned and changes counts as moving. */}
        <p key={state} className={styles.status}>
          {STATUS[state]}
        </p>
        {parts.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            className={styles.toggle}
            aria-label={
              steps > 1 ? plural(steps, { one: 'All # step', other: 'All # steps' }) : t`The whole task`
            }
            aria-expanded={isShown}
            aria-controls={isShown ? id : undefined}
            onClick={toggle}
          >
            <span className={styles.words}>
              {steps > 1 ? plural(steps, { one: '# step', other: '# steps' }) : t`Details`}
            </span>
            <ChevronDown aria-hidden="true" />
          </Button>
        )}
      </div>
      {isShown && <Parts id={id} parts={parts} />}
    </section>
  );
});
