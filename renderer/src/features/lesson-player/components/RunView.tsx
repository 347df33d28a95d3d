import type { VisibleTest } from '@shared/contracts';
import { Kbd, Progress } from '@web/ui';
import { CircleAlert, CircleCheck, CircleStop, OctagonX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { KEYS } from '../keys';
import type { RunEnd, RunStore } from '../run.store';
import { useFollowedEnd } from '../useFollowedEnd';
import { usePlayer } from '../usePlayer';
import { OutputText } from './OutputText';
import styles from './RunView.module.css';
import { ScrollBox } from './ScrollBox';
import { type TestRow, TestRows } from './TestRows';

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

function waiting({ Call, Expected, Raises, Prints }: VisibleTest): TestRow {
  const wants = [
    Raises === null ? Expected : `raises ${Raises}`,
    Prints === null ? null : `prints ${JSON.stringify(Prints.trimEnd())}`,
  ];
  return { call: Call, expected: wants.filter((want) => want !== null).join(' and '), passed: null };
}

const Nothing = observer(function Nothing({ run, hiddenText }: { run: RunStore; hiddenText: string }) {
  return (
    <>
      <p className={styles.hint}>
        <span>
          Run your code {run.task.tests ? 'on these tests' : ''} with <Kbd keys={KEYS.run} /> as often as you
          like. Only submitting is judged.
        </span>
      </p>
      {run.task.tests && <TestRows rows={run.task.tests.map(waiting)} hiddenText={hiddenText} />}
    </>
  );
});

/** A run as it goes and as it went. */
export const RunView = observer(function RunView({ run }: { run: RunStore }) {
  const { lesson } = usePlayer();
  const hidden = lesson.LessonDataCodeTests?.NumHiddenTests ?? 0;
  const isIdle = !run.isRunning && run.end === null;
  const box = useRef<HTMLElement>(null);
  const onScroll = useFollowedEnd(box, run.output.blocks, run.isRunning);
  return (
    <ScrollBox ref={box} label={run.task.tests ? 'Test results' : 'Program output'} onScroll={onScroll}>
      <Fetching run={run} />
      {isIdle && <Nothing run={run} hiddenText={hiddenText(hidden)} />}
      <End run={run} />
      {run.tests && <TestRows rows={run.tests} hiddenText={hiddenText(hidden)} />}
      {run.isRunning && run.output.isEmpty && run.load.status === 'ready' && (
        <p className={styles.running}>Running…</p>
      )}
      {!run.output.isEmpty && (
        <OutputText log={run.output} title={run.task.tests ? 'What your program printed' : undefined} />
      )}
    </ScrollBox>
  );
});

function hiddenText(count: number): string {
  if (count === 0) return '';
  return `${count} hidden ${count === 1 ? 'test runs' : 'tests run'} when you submit.`;
}
