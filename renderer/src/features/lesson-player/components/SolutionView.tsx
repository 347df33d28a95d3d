import type { CodeFile, LessonSolution } from '@shared/contracts';
import { LessonText } from '@web/features/lesson-text';
import { DiffView } from '@web/ui/DiffView';
import { Switch } from '@web/ui/Switch';
import { useState } from 'react';
import styles from './SolutionView.module.css';

/** A code fence longer than any in the code itself. */
function asFence({ Name, Content }: { Name: string; Content: string }): string {
  const longest = Math.max(3, ...[...Content.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const language =
    { py: 'python', js: 'javascript', ts: 'typescript' }[Name.split('.').at(-1) ?? ''] ?? 'text';
  return `${fence}${language}\n${Content.replace(/\n$/, '')}\n${fence}`;
}

function Files({ files, own }: { files: { Name: string; Content: string }[]; own?: readonly CodeFile[] }) {
  const [isCompared, setCompared] = useState(false);
  const ownOf = (name: string) => own?.find((file) => file.Name === name)?.Content;
  return (
    <>
      {own && <Switch label="Compare with your code" checked={isCompared} onChange={setCompared} />}
      {files.map((file) => {
        const mine = ownOf(file.Name);
        return (
          <section key={file.Name} aria-label={file.Name} className={styles.file}>
            {files.length > 1 && <p className={styles.name}>{file.Name}</p>}
            {isCompared && mine !== undefined ? (
              <DiffView expected={file.Content} got={mine} expectedLabel="Solution" gotLabel="Your code" />
            ) : (
              <LessonText fallback={<pre>{file.Content}</pre>}>{asFence(file)}</LessonText>
            )}
          </section>
        );
      })}
    </>
  );
}

function Rules({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <section className={styles.file} aria-label={title}>
      <p className={styles.name}>{title}</p>
      <ul className={styles.rules}>
        {texts.map((text) => (
          <li key={text}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface SolutionViewProps {
  solution: LessonSolution;
  /** The learner's own files, for comparison. */
  own?: readonly CodeFile[];
}

/** A solution of any kind. */
export function SolutionView({ solution, own }: SolutionViewProps) {
  const { SolutionFiles, Answer, TextInput } = solution;
  return (
    <div className={styles.view}>
      {SolutionFiles && <Files files={SolutionFiles} own={own} />}
      {Answer !== undefined && (
        <p className={styles.answer}>
          <LessonText inline>{Answer}</LessonText>
        </p>
      )}
      {TextInput && (
        <>
          <Rules
            title={TextInput.MatchesOne.length === 1 ? 'The answer' : 'Any of these answers'}
            texts={TextInput.MatchesOne}
          />
          <Rules title="Contains all of these" texts={TextInput.ContainsAll} />
          <Rules title="Contains none of these" texts={TextInput.ContainsNone} />
        </>
      )}
    </div>
  );
}
