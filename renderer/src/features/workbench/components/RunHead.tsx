import type { LoadProgress } from '@shared/runner';
import { isCompiledLanguage } from '@shared/runner/languages';
import { translated } from '@web/i18n';
import { Button } from '@web/ui/Button';
import { Progress } from '@web/ui/Progress';
import { Spinner } from '@web/ui/Spinner';
import { CircleAlert, CircleCheck, CircleStop, CloudOff, OctagonX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { formatTime } from '../format';
import type { RunEnd, RunStore } from '../run.store';
import { timeLeft } from '../time-left';
import type { PlaceLinks } from './OutputText';
import styles from './RunHead.module.css';
import { TextButton } from './TextButton';

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

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
  if (!problem) return isCompile ? 'Your program doesn’t compile' : 'Stopped with an error';
  const place = `line ${problem.line} of ${problem.file}`;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const name = (isCompile && /^\w+Error(?=:)/.exec(problem.message)?.[0]) || 'Compile error';
  if (errors > 1) return `${errors} ${isCompile ? 'compile errors' : 'errors'}, the first on ${place}`;
  return `${isCompile ? name : 'Error'} on ${place}`;
}

function endText(run: RunStore): string {
  if (run.message) return translated(run.message);
  if (run.end !== 'ok') return errorText(run);
  const time = run.timeMs === null ? '' : ` in ${formatTime(run.timeMs)}`;
  const isSilent = run.output.isEmpty && !run.tests;
  return isSilent ? `Finished${time}. Nothing was printed.` : `Finished${time}`;
}

/** The download of the language, with the time it still takes. */
function Downloading({ name, progress }: { name: string; progress: LoadProgress }) {
  const { receivedBytes, totalBytes } = progress;
  const [start] = useState(() => ({ at: performance.now(), receivedBytes }));
  const left = timeLeft(start, progress, performance.now());
  return (
    <Progress
      label={`Downloading ${name}`}
      value={receivedBytes}
      max={totalBytes}
      text={`${megabytes(receivedBytes)} of ${megabytes(totalBytes)} MB${left && `, ${left}`}`}
      size="sm"
    />
  );
}

/** What the first run waits for: the download of the language, then its start. */
const Fetching = observer(function Fetching({ run }: { run: RunStore }) {
  const { progress } = run.load;
  if (progress && progress.receivedBytes < progress.totalBytes)
    return <Downloading name={run.languageName} progress={progress} />;
  return (
    <div className={styles.line}>
      <Spinner />
      <p>Starting {run.languageName}. The first time takes a few seconds.</p>
    </div>
  );
});

/** Explains why the language is unavailable and what to do. */
const Missing = observer(function Missing({ run }: { run: RunStore }) {
  return (
    <div className={styles.line} data-end="broken" role="status">
      <CloudOff aria-hidden="true" />
      <p>
        {run.load.message ??
          `We couldn’t download ${run.languageName}. Check your connection, then try again. Your code is safe.`}
      </p>
      <Button size="sm" onClick={() => run.prepare()}>
        Try again
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
        {isCompiling ? 'Compiling and running…' : 'Running…'} <Elapsed />
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
        {problem && run.message && !run.error && ` (${problem.file}, line ${problem.line})`}
        {problem && links && (
          <>
            {' '}
            <TextButton onClick={() => links.onPlace(problem)}>Go to line</TextButton>
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
