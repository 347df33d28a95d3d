import { LessonText } from '@web/features/lesson-text';
import { DiffView } from '@web/ui/DiffView';
import { Switch } from '@web/ui/Switch';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SolutionHeading } from '../../components/SolutionHeading';
import type { ProgramStore } from './program.store';
import styles from './SolutionFiles.module.css';

/** A code fence longer than any in the code itself. */
function asFence({ name, content }: { name: string; content: string }): string {
  const longest = Math.max(3, ...[...content.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const language =
    { py: 'python', js: 'javascript', ts: 'typescript' }[name.split('.').at(-1) ?? ''] ?? 'text';
  return `${fence}${language}\n${content.replace(/\n$/, '')}\n${fence}`;
}

export interface SolutionFilesProps {
  files: readonly { name: string; content: string }[];
  /** The learner's own, for comparison. */
  program: ProgramStore;
}

/** A solution's files, next to the learner's own on request. */
export const SolutionFiles = observer(function SolutionFiles({ files, program }: SolutionFilesProps) {
  const [isCompared, setCompared] = useState(false);
  const ownOf = (name: string) => program.editableFiles.find((file) => file.name === name)?.content;
  return (
    <>
      <Switch label="Compare with your code" checked={isCompared} onChange={setCompared} />
      {files.map((file) => {
        const mine = ownOf(file.name);
        return (
          <section key={file.name} aria-label={file.name} className={styles.file}>
            {files.length > 1 && <SolutionHeading>{file.name}</SolutionHeading>}
            {isCompared && mine !== undefined ? (
              <DiffView expected={file.content} got={mine} expectedLabel="Solution" gotLabel="Your code" />
            ) : (
              <LessonText fallback={<pre>{file.content}</pre>}>{asFence(file)}</LessonText>
            )}
          </section>
        );
      })}
    </>
  );
});
