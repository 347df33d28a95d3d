import { EmptyState, Kbd, Progress } from '@web/ui';
import { CircleAlert, CircleCheck, CircleStop, OctagonX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { KEYS } from '../keys';
import type { RunEnd, RunStore } from '../run.store';
import { usePlayer } from '../usePlayer';
import { OutputText } from './OutputText';
import styles from './RunView.module.css';
import { TestRows } from './TestRows';

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);

/** The language on its way: how much of it is here, in words and as a bar. */
export const Fetching = observer(function Fetching({ run }: { run: RunStore }) {
  const { progress, status } = run.load;
  if (status !== 'loading' || !progress) return null;
  const { receivedBytes, totalBytes } = progress;
  return (
    <div className={styles.fetching}>
      <Progress
        label={`Fetching ${run.languageName}`}
        value={receivedBytes}
        max={totalBytes}
        text={`${megabytes(receivedBytes)} of ${megabytes(totalBytes)} MB`}
        size="sm"
      />
    </div>
  );
});

const ICONS: Record<RunEnd, typeof CircleCheck> = {
  ok: CircleCheck,
  error: OctagonX,
  limit: OctagonX,
  stopped: CircleStop,
  broken: CircleAlert,
};

const timeText = (timeMs: number | null) =>
  timeMs === null
    ? ''
    : timeMs < 1000
      ? ` in ${Math.max(1, Math.round(timeMs))} ms`
      : ` in ${(timeMs / 1000).toFixed(1)} s`;

function endText(run: RunStore): string {
  if (run.message) return run.message;
  if (run.end === 'ok') return `Finished${timeText(run.timeMs)}`;
  const { problem } = run;
  return problem ? `Stopped with an error in ${problem.file}, line ${problem.line}` : 'Stopped with an error';
}

const End = observer(function End({ run }: { run: RunStore }) {
  const { program } = usePlayer();
  if (run.isRunning || run.end === null) return null;
  const Icon = ICONS[run.end];
  const wasSilent = run.end === 'ok' && run.output.isEmpty && !run.tests;
  return (
    <p className={styles.end} data-end={run.end}>
      <Icon aria-hidden="true" />
      <span>
        {endText(run)}
        {wasSilent && '. Your program printed nothing.'}
        {run.problem && program && run.message && ` (${run.problem.file}, line ${run.problem.line})`}
      </span>
    </p>
  );
});

const Nothing = observer(function Nothing({ run }: { run: RunStore }) {
  return (
    <EmptyState
      title={run.task.tests ? 'Try your code on the tests' : 'Nothing has run yet'}
      className={styles.empty}
    >
      Press <Kbd keys={KEYS.run} /> to run your code here. Run it as often as you like: only submitting is
      judged.
    </EmptyState>
  );
});

/** A run as it goes and as it went. */
export const RunView = observer(function RunView({ run }: { run: RunStore }) {
  const { lesson } = usePlayer();
  const hidden = lesson.LessonDataCodeTests?.NumHiddenTests ?? 0;
  const isIdle = !run.isRunning && run.end === null;
  return (
    <div className={styles.view}>
      <Fetching run={run} />
      {isIdle && <Nothing run={run} />}
      <End run={run} />
      {run.tests && <TestRows rows={run.tests} hiddenText={hiddenText(hidden)} />}
      {run.isRunning && run.output.isEmpty && run.load.status === 'ready' && (
        <p className={styles.running}>Running…</p>
      )}
      {!run.output.isEmpty && (
        <OutputText log={run.output} title={run.task.tests ? 'What your program printed' : undefined} />
      )}
    </div>
  );
});

function hiddenText(count: number): string {
  if (count === 0) return '';
  return `${count} hidden ${count === 1 ? 'test runs' : 'tests run'} when you submit.`;
}
