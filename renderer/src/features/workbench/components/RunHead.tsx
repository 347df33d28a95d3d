import { isCompiledLanguage } from '@shared/runner/languages';
import { Button } from '@web/ui/Button';
import { Progress } from '@web/ui/Progress';
import { Spinner } from '@web/ui/Spinner';
import { CircleAlert, CircleCheck, CircleStop, CloudOff, OctagonX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatTime } from '../format';
import type { RunEnd, RunStore } from '../run.store';
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

function errorText({ problem, problems }: RunStore): string {
  if (!problem) return 'Stopped with an error';
  const place = `line ${problem.line} of ${problem.file}`;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return errors > 1 ? `${errors} errors, the first on ${place}` : `Error on ${place}`;
}

function endText(run: RunStore): string {
  if (run.message) return run.message;
  if (run.end !== 'ok') return errorText(run);
  const time = run.timeMs === null ? '' : ` in ${formatTime(run.timeMs)}`;
  const isSilent = run.output.isEmpty && !run.tests;
  return isSilent ? `Finished${time}. Nothing was printed.` : `Finished${time}`;
}

/** The download progress of the language. */
const Fetching = observer(function Fetching({ run }: { run: RunStore }) {
  const { progress } = run.load;
  if (!progress)
    return <Progress label={`Downloading ${run.languageName}`} value={0} text="starting" size="sm" />;
  const { receivedBytes, totalBytes } = progress;
  return (
    <Progress
      label={`Downloading ${run.languageName}`}
      value={receivedBytes}
      max={totalBytes}
      text={`${megabytes(receivedBytes)} of ${megabytes(totalBytes)} MB`}
      size="sm"
    />
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

const Running = observer(function Running({ run }: { run: RunStore }) {
  const isCompiling = isCompiledLanguage(run.task.language) && run.output.isEmpty;
  return (
    <div className={styles.line}>
      <Spinner />
      <p>{isCompiling ? 'Compiling and running…' : 'Running…'}</p>
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
        {problem && run.message && ` (${problem.file}, line ${problem.line})`}
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
