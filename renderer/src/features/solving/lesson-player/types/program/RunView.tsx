import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { expectedText } from '@shared/grading';
import type { VisibleTest } from '@web/api';
import {
  KEYS,
  RunFoot,
  RunHead,
  type RunStore,
  ScrollBox,
  type TestRow,
  TestRows,
  useFollowedEnd,
} from '@web/features/solving/workbench';
import { CodeBlock } from '@web/ui/CodeBlock';
import { Kbd } from '@web/ui/Kbd';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { CodeOutcome, hiddenTextOf } from './CodeOutcome';
import type { CodeStore } from './code.store';
import styles from './RunView.module.css';
import { usePlaceLinks } from './usePlaceLinks';

function waiting({ call, expected, raises, prints }: VisibleTest): TestRow {
  const test = {
    call,
    expect: expected ?? undefined,
    raises: raises ?? undefined,
    prints: prints ?? undefined,
  };
  return { call, ...expectedText(test).as('expected'), passed: null };
}

/** The tests before they run. */
const Tests = observer(function Tests({ run, hiddenText }: { run: RunStore; hiddenText: string }) {
  const { tests = [], testFiles = [] } = run.task;
  return (
    <>
      {testFiles.map(({ name, content }) => (
        <div key={name} className={styles.testFile}>
          <CodeBlock code={content.trimEnd()} language={name} />
        </div>
      ))}
      <TestRows language={run.task.language} rows={tests.map(waiting)} hiddenText={hiddenText} />
    </>
  );
});

/** A run, in progress or finished. */
export const RunView = observer(function RunView({ code }: { code: CodeStore }) {
  const { run } = code;
  const box = useRef<HTMLElement>(null);
  const onScroll = useFollowedEnd(box, run);
  const links = usePlaceLinks(code);
  return (
    <>
      <RunHead run={run} links={links}>
        {run.hasTests ? (
          <Trans>
            Run your code on these tests with <Kbd keys={KEYS.run} /> as often as you like. Nothing is graded
            until you submit.
          </Trans>
        ) : (
          <Trans>
            Run your code with <Kbd keys={KEYS.run} /> as often as you like. Nothing is graded until you
            submit.
          </Trans>
        )}
      </RunHead>
      <ScrollBox ref={box} label={run.hasTests ? t`Test results` : t`Program output`} onScroll={onScroll}>
        {run.hasTests && run.end === null && <Tests run={run} hiddenText={hiddenTextOf(code)} />}
        <CodeOutcome code={code} />
      </ScrollBox>
      <RunFoot run={run} />
    </>
  );
});
