import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Debugger } from '@web/features/solving/debugger';
import {
  KEYS,
  Pane,
  type PlaceLinks,
  RunFoot,
  RunHead,
  RunOutcome,
  ScrollBox,
  type StripTab,
  TabStrip,
  TextButton,
  useFollowedEnd,
} from '@web/features/solving/workbench';
import { Kbd } from '@web/ui/Kbd';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import type { OutputTab } from '../playground.store';
import { usePlayground } from '../usePlayground';
import { ProgramRunButton } from './ProgramRunButton';
import styles from './ResultPane.module.css';

const OUTPUT: StripTab = { value: 'output', label: t`Output` };
const idOf = (tab: string) => `playground-${tab}`;

/** Shown when the program runs out of input. */
const MoreInput = observer(function MoreInput() {
  const playground = usePlayground();
  if (!playground.isOutOfInput) return null;
  return (
    <p className={styles.hint}>
      <Trans>
        Your program ran out of input. Add more lines under{' '}
        <TextButton onClick={() => playground.showTab('input')}>Input</TextButton>, then run it again.
      </Trans>
    </p>
  );
});

const Output = observer(function Output() {
  const playground = usePlayground();
  const { run } = playground;
  const box = useRef<HTMLElement>(null);
  const onScroll = useFollowedEnd(box, run);
  const fileNames = playground.files.map(({ name }) => name).join('\n');
  const links = useMemo<PlaceLinks>(
    () => ({ fileNames: fileNames.split('\n'), onPlace: playground.showPlace }),
    [fileNames, playground],
  );
  return (
    <>
      <RunHead run={run} links={links}>
        <Trans>
          Press <Kbd keys={KEYS.run} /> to run your program. It runs in your browser, and its output shows up
          here.
        </Trans>
      </RunHead>
      <ScrollBox ref={box} label={t`Program output`} onScroll={onScroll}>
        <RunOutcome run={run} links={links} />
        <MoreInput />
      </ScrollBox>
      <RunFoot run={run} />
    </>
  );
});

const Input = observer(function Input() {
  const playground = usePlayground();
  return (
    <div className={styles.input}>
      <label className={styles.label} htmlFor="playground-stdin">
        <Trans>Program input, line by line</Trans>
      </label>
      <textarea
        id="playground-stdin"
        className={styles.text}
        value={playground.stdin}
        placeholder={t`No input yet.`}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        onChange={(event) => playground.setStdin(event.currentTarget.value)}
      />
    </div>
  );
});

/** The program's output and input. SQL programs don't read input. */
export const ResultPane = observer(function ResultPane({ hasActions = true }: { hasActions?: boolean }) {
  const playground = usePlayground();
  const { language, tab, stdin, stepper, files } = playground;
  const isPhone = useBreakpoint('phone'); // there, the steps are below the code
  const input: StripTab = {
    value: 'input',
    label: t`Input`,
    badge: stdin !== '' && <span className={styles.dot} title={t`Has input`} />,
  };
  const strip = (
    <TabStrip
      label={t`Output and input`}
      value={tab}
      panelId={idOf}
      onChange={(value) => playground.showTab(value as OutputTab)}
      tabs={language === 'sql' ? [OUTPUT] : [OUTPUT, input]}
    />
  );
  return (
    <Pane
      label={t`Result`}
      ground="result"
      testId="output"
      bar={strip}
      tools={hasActions && <ProgramRunButton />}
    >
      {(['output', 'input'] as const).map((each) => (
        <div
          key={each}
          id={idOf(each)}
          role="tabpanel"
          aria-label={each === 'output' ? t`Output` : t`Input`}
          className={styles.content}
          hidden={each !== tab}
        >
          {each === 'input' ? (
            <Input />
          ) : stepper.isOpen && !isPhone ? (
            <Debugger stepper={stepper} files={files} />
          ) : (
            <Output />
          )}
        </div>
      ))}
    </Pane>
  );
});
