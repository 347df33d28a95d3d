import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LoadProgress } from '@shared/runner';
import { isCompiledLanguage } from '@shared/runner/languages';
import { formatDecimal } from '@web/i18n';
import { Button } from '@web/ui/Button';
import { CircleAlert, CircleCheck, CircleStop, CloudOff, OctagonX } from '@web/ui/icons';
import { Progress } from '@web/ui/Progress';
import { Spinner } from '@web/ui/Spinner';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { CodePlace } from '../code-places';
import { formatTime } from '../format';
import type { RunEnd, RunStore } from '../run.store';
import { timeLeft } from '../time-left';
import type { PlaceLinks } from './OutputText';
import styles from './RunHead.module.css';
import { TextButton } from './TextButton';

const megabytes = (bytes: number) => formatDecimal(bytes / 1_000_000);

const ICONS: Record<RunEnd, typeof CircleCheck> = {
  ok: CircleCheck,
  error: OctagonX,
  limit: OctagonX,
  stopped: CircleStop,
  broken: CircleAlert,
};

/** `Compile error on line 3 of main.c`, or by the error's own name: `SyntaxError on line 1 of main.py`. */
function errorText({ problem, problems, error }: RunStore): string {
  const isCompile = error?.kind === 'compile';
  if (!problem) return isCompile ? t`Your program doesn’t compile` : t`Stopped with an error`;
  const { line, file } = problem;
  const count = problems.filter(({ severity }) => severity === 'error').length;
  if (count > 1)
    return isCompile
      ? t`${count} compile errors, the first on line ${line} of ${file}`
      : t`${count} errors, the first on line ${line} of ${file}`;
  if (!isCompile) return t`Error on line ${line} of ${file}`;
  const name = /^\w+Error(?=:)/.exec(problem.message)?.[0];
  return name ? t`${name} on line ${line} of ${file}` : t`Compile error on line ${line} of ${file}`;
}

const placeText = ({ file, line }: CodePlace) => t`${file}, line ${line}`;

function endText(run: RunStore): string {
  if (run.message) return run.message;
  if (run.end !== 'ok') return errorText(run);
  const isSilent = run.output.isEmpty && !run.tests;
  if (run.timeMs === null) return isSilent ? t`Finished. Nothing was printed.` : t`Finished`;
  const time = formatTime(run.timeMs);
  return isSilent ? t`Finished in ${time}. Nothing was printed.` : t`Finished in ${time}`;
}

/** The download of the language, with the time it still takes. */
function Downloading({ name, progress }: { name: string; progress: LoadProgress }) {
  const { receivedBytes, totalBytes } = progress;
  const [start] = useState(() => ({ at: performance.now(), receivedBytes }));
  const left = timeLeft(start, progress, performance.now());
  const received = megabytes(receivedBytes);
  const total = megabytes(totalBytes);
  return (
    <Progress
      label={t`Downloading ${name}`}
      value={receivedBytes}
      max={totalBytes}
      text={t`${received} of ${total} MB` + (left && `, ${left}`)}
      size="sm"
    />
  );
}

/** What the first run waits for: the download of the language, then its start. */
const Fetching = observer(function Fetching({ run }: { run: RunStore }) {
  const { progress } = run.load;
  const name = run.languageName;
  if (progress && progress.receivedBytes < progress.totalBytes)
    return <Downloading name={name} progress={progress} />;
  return (
    <div className={styles.line}>
      <Spinner />
      <p>
        <Trans>Starting {name}. The first time takes a few seconds.</Trans>
      </p>
    </div>
  );
});

/** Explains why the language is unavailable and what to do. */
const Missing = observer(function Missing({ run }: { run: RunStore }) {
  const name = run.languageName;
  return (
    <div className={styles.line} data-end="broken" role="status">
      <CloudOff aria-hidden="true" />
      <p>
        {run.load.message ??
          t`We couldn’t download ${name}. Check your connection, then try again. Your code is safe.`}
      </p>
      <Button size="sm" onClick={() => run.prepare()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
});

const SECOND_MS = 1000;
/** Shorter waits need no clock. */
const SHOWN_FROM_S = 2;

/** How long the run has taken so far, in whole seconds. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return seconds >= SHOWN_FROM_S && <span aria-hidden="true">{seconds} s</span>;
}

const Running = observer(function Running({ run }: { run: RunStore }) {
  const isCompiling = isCompiledLanguage(run.task.language) && run.output.isEmpty;
  return (
    <div className={styles.line}>
      <Spinner />
      <p>
        {isCompiling ? t`Compiling and running…` : t`Running…`} <Elapsed />
      </p>
    </div>
  );
});

interface EndProps {
  run: RunStore;
  end: RunEnd;
  links?: PlaceLinks;
}

const End = observer(function End({ run, end, links }: EndProps) {
  const Icon = ICONS[end];
  const { problem } = run;
  return (
    <div className={styles.line} data-end={end}>
      <Icon aria-hidden="true" />
      <p>
        {endText(run)}
        {problem && run.message && !run.error && ` (${placeText(problem)})`}
        {problem && links && (
          <>
            {' '}
            <TextButton onClick={() => links.onPlace(problem)}>
              <Trans>Go to line</Trans>
            </TextButton>
          </>
        )}
      </p>
    </div>
  );
});

export interface RunHeadProps {
  run: RunStore;
  /** The available actions, shown before the first run. */
  children: ReactNode;
  links?: PlaceLinks;
}

/**
 * The run's status, above its output: available actions, download progress, running, or how it ended. The height is the
 * same in every state to avoid layout shifts.
 */
export const RunHead = observer(function RunHead({ run, children, links }: RunHeadProps) {
  const { status, progress } = run.load;
  const state = () => {
    if (run.isRunning) return status === 'loading' ? <Fetching run={run} /> : <Running run={run} />;
    if (run.end !== null) return <End run={run} end={run.end} links={links} />;
    if (status === 'failed' || status === 'unavailable') return <Missing run={run} />;
    return status === 'loading' && progress ? <Fetching run={run} /> : <p>{children}</p>;
  };
  return <div className={styles.head}>{state()}</div>;
});
