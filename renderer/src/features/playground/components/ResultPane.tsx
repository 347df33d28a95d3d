import {
  Fetching,
  KEYS,
  Keeping,
  type PlaceLinks,
  RunOutcome,
  ScrollBox,
  type StripTab,
  TabStrip,
  useFollowedEnd,
} from '@web/features/workbench';
import { Button, Kbd } from '@web/ui';
import { CloudOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import type { OutputTab } from '../playground.store';
import { usePlayground } from '../usePlayground';
import styles from './ResultPane.module.css';
import { RunButton } from './RunButton';

const OUTPUT: StripTab = { value: 'output', label: 'Output' };
const idOf = (tab: string) => `playground-${tab}`;

/** Why the language is not here, and what to do about it. */
const Missing = observer(function Missing() {
  const { run } = usePlayground();
  const { status, message } = run.load;
  if (run.isRunning || run.end !== null || (status !== 'failed' && status !== 'unavailable')) return null;
  return (
    <div className={styles.missing} role="status">
      <CloudOff aria-hidden="true" />
      <p>
        {message ??
          `${run.languageName} could not be fetched. Check your connection, then try again. Your code is kept.`}
      </p>
      <Button size="sm" onClick={() => run.prepare()}>
        Try again
      </Button>
    </div>
  );
});

const Output = observer(function Output() {
  const playground = usePlayground();
  const { run } = playground;
  const box = useRef<HTMLElement>(null);
  const onScroll = useFollowedEnd(box, run.output.blocks, run.isRunning);
  const fileNames = playground.files.map(({ name }) => name).join('\n');
  const links = useMemo<PlaceLinks>(
    () => ({ fileNames: fileNames.split('\n'), onPlace: playground.showPlace }),
    [fileNames, playground],
  );
  return (
    <ScrollBox ref={box} label="Program output" onScroll={onScroll}>
      <Fetching run={run} />
      <Keeping run={run} />
      <Missing />
      {!run.isRunning && run.end === null && (
        <p className={styles.hint}>
          Press <Kbd keys={KEYS.run} /> to run the program. It runs on your own machine, and its output comes
          here.
        </p>
      )}
      <RunOutcome run={run} links={links} />
    </ScrollBox>
  );
});

const Input = observer(function Input() {
  const playground = usePlayground();
  return (
    <div className={styles.input}>
      <label className={styles.label} htmlFor="playground-stdin">
        What the program reads as its input, line by line
      </label>
      <textarea
        id="playground-stdin"
        className={styles.text}
        value={playground.stdin}
        placeholder="Nothing is typed in yet."
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        onChange={(event) => playground.setStdin(event.currentTarget.value)}
      />
    </div>
  );
});

/** What the program gives, and what it is given; SQL reads nothing but its tables. */
export const ResultPane = observer(function ResultPane({ hasActions = true }: { hasActions?: boolean }) {
  const playground = usePlayground();
  const { language, tab, stdin } = playground;
  const input: StripTab = {
    value: 'input',
    label: 'Input',
    badge: stdin !== '' && <span className={styles.dot} title="There is input" />,
  };
  return (
    <section className={styles.pane} aria-label="Result" data-testid="output">
      <div className={styles.bar}>
        <TabStrip
          label="Output and input"
          value={tab}
          panelId={idOf}
          onChange={(value) => playground.showTab(value as OutputTab)}
          tabs={language === 'sql' ? [OUTPUT] : [OUTPUT, input]}
        />
        {hasActions && (
          <div className={styles.actions}>
            <RunButton />
          </div>
        )}
      </div>
      {(['output', 'input'] as const).map((each) => (
        <div
          key={each}
          id={idOf(each)}
          role="tabpanel"
          aria-label={each === 'output' ? 'Output' : 'Input'}
          className={styles.content}
          hidden={each !== tab}
        >
          {each === 'output' ? <Output /> : <Input />}
        </div>
      ))}
    </section>
  );
});
