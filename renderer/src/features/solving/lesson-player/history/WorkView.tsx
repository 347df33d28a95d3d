import { Trans } from '@lingui/react/macro';
import type { Work } from '@web/api';
import { LessonText } from '@web/features/learning/lesson-text';
import { CodeBlock } from '@web/ui/CodeBlock';
import { DiffView } from '@web/ui/DiffView';
import styles from './HistoryTab.module.css';

/** Comparing texts longer than this would take too long, in characters. */
const MAX_COMPARED = 40_000;

const filesOf = ({ answer }: Work) => answer?.files ?? [];

/** A file's name, if there are several. */
const FileName = ({ name, isShown }: { name: string; isShown: boolean }) =>
  isShown && <p className={styles.file}>{name}</p>;

/** The work as it is. */
export function WorkText({ work }: { work: Work }) {
  const files = filesOf(work);
  if (files.length === 0)
    return (
      <LessonText html={false} className={styles.answer}>
        {work.answer?.choice ?? work.answer?.textInput ?? ''}
      </LessonText>
    );
  return files.map(({ name, content }) => <CodeBlock key={name} code={content.trimEnd()} language={name} />);
}

export interface WorkDiffProps {
  from: Work;
  to: Work;
  fromLabel: string;
  toLabel: string;
}

/** What has changed from one program to another, by file. */
export function WorkDiff({ from, to, fromLabel, toLabel }: WorkDiffProps) {
  const textIn = (work: Work, name: string) =>
    filesOf(work).find((file) => file.name === name)?.content ?? '';
  const names = [...new Set([...filesOf(from), ...filesOf(to)].map(({ name }) => name))];
  const changed = names.filter((name) => textIn(from, name) !== textIn(to, name));
  if (changed.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans>There’s no difference.</Trans>
      </p>
    );
  return changed.map((name) => {
    const [before, after] = [textIn(from, name), textIn(to, name)];
    return (
      <section key={name} aria-label={name}>
        <FileName name={name} isShown={names.length > 1} />
        {before.length + after.length > MAX_COMPARED ? (
          <p className={styles.quiet}>
            <Trans>This code is too long to compare.</Trans>
          </p>
        ) : (
          <DiffView
            versions
            folded
            language={name}
            expected={before}
            got={after}
            expectedLabel={fromLabel}
            gotLabel={toLabel}
          />
        )}
      </section>
    );
  });
}
