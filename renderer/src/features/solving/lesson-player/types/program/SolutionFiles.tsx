import { t } from '@lingui/core/macro';
import { CodeBlock } from '@web/ui/CodeBlock';
import { DiffView } from '@web/ui/DiffView';
import { Switch } from '@web/ui/Switch';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SolutionHeading } from '../../components/SolutionHeading';
import type { ProgramStore } from './program.store';
import styles from './SolutionFiles.module.css';

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
      <Switch label={t`Compare with your code`} checked={isCompared} onChange={setCompared} />
      {files.map((file) => {
        const mine = ownOf(file.name);
        return (
          <section key={file.name} aria-label={file.name} className={styles.file}>
            {isCompared && files.length > 1 && <SolutionHeading>{file.name}</SolutionHeading>}
            {isCompared && mine !== undefined ? (
              <DiffView
                expected={file.content}
                got={mine}
                expectedLabel={t`Solution`}
                gotLabel={t`Your code`}
                language={file.name}
              />
            ) : (
              <CodeBlock code={file.content.trimEnd()} language={file.name} />
            )}
          </section>
        );
      })}
    </>
  );
});
