import { Button, Progress } from '@web/ui';
import { CircleAlert, CircleCheck, CircleStop, OctagonX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { formatTime } from '../format-time';
import type { RunEnd, RunStore } from '../run.store';
import { OutputText, type PlaceLinks } from './OutputText';
import styles from './RunParts.module.css';
import { TestRows } from './TestRows';

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
const wholeMegabytes = (bytes: number) => Math.round(bytes / MEGABYTE);

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

/** A compiler that comes in the background, so that the language works without a connection: how far, and how to stop it. */
export const Keeping = observer(function Keeping({ run }: { run: RunStore }) {
  const { language } = run.task;
  const { status, progress } = run.runner.keepingOf(language);
  const total = progress ? wholeMegabytes(progress.totalBytes) : null;
  const what = `Keep ${run.languageName} for offline use`;
  if (status === 'keeping') {
    return (
      <div className={styles.keeping}>
        <Progress
          className={styles.bar}
          label={what}
          value={progress?.receivedBytes ?? 0}
          max={progress?.totalBytes ?? 1}
          text={progress ? `${wholeMegabytes(progress.receivedBytes)} of ${total} MB` : 'starting'}
          size="sm"
        />
        <Button size="sm" variant="ghost" onClick={() => run.runner.stopKeeping(language)}>
          Cancel
        </Button>
      </div>
    );
  }
  if (status !== 'offered' && status !== 'failed') return null;
  return (
    <div className={styles.keeping}>
      <p>
        {status === 'failed' ? 'It could not be fetched whole. ' : ''}
        {what}
        {total === null ? '' : ` · ${total} MB`}
      </p>
      <Button size="sm" onClick={() => void run.runner.keep(language)}>
        {status === 'failed' ? 'Try again' : 'Fetch it'}
      </Button>
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

function endText(run: RunStore): string {
  if (run.message) return run.message;
  const time = run.timeMs === null ? '' : ` in ${formatTime(run.timeMs)}`;
  if (run.end === 'ok') return `Finished${time}`;
  const { problem } = run;
  return problem ? `Stopped with an error in ${problem.file}, line ${problem.line}` : 'Stopped with an error';
}

/** How the run ended, in one line that stays in sight. */
export const RunEndLine = observer(function RunEndLine({
  run,
  links,
}: {
  run: RunStore;
  links?: PlaceLinks;
}) {
  if (run.isRunning || run.end === null) return null;
  const Icon = ICONS[run.end];
  const { problem } = run;
  const wasSilent = run.end === 'ok' && run.output.isEmpty && !run.tests;
  return (
    <p className={styles.end} data-end={run.end}>
      <Icon aria-hidden="true" />
      <span>
        {endText(run)}
        {wasSilent && '. Your program printed nothing.'}
        {problem && run.message && ` (${problem.file}, line ${problem.line})`}
        {problem && links && (
          <>
            {' '}
            <button type="button" className={styles.go} onClick={() => links.onPlace(problem)}>
              Show it
            </button>
          </>
        )}
      </span>
    </p>
  );
});

export interface RunOutcomeProps {
  run: RunStore;
  /** What to say of tests that are not shown. */
  hiddenText?: string;
  links?: PlaceLinks;
}

/** What a run gives, as it goes and as it went: how it ended, its tests, its output. */
export const RunOutcome = observer(function RunOutcome({ run, hiddenText = '', links }: RunOutcomeProps) {
  return (
    <>
      <RunEndLine run={run} links={links} />
      {run.tests && <TestRows rows={run.tests} hiddenText={hiddenText} />}
      {run.isRunning && run.output.isEmpty && run.load.status === 'ready' && (
        <p className={styles.running}>Running…</p>
      )}
      {!run.output.isEmpty && (
        <OutputText
          log={run.output}
          title={run.hasTests ? 'What your program printed' : undefined}
          links={links}
        />
      )}
    </>
  );
});
