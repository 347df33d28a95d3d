import { observer } from 'mobx-react-lite';
import type { LimitRow } from '../limit-reach';
import type { RunStore } from '../run.store';
import { OutputText, type PlaceLinks } from './OutputText';
import styles from './RunOutcome.module.css';
import { TestRows } from './TestRows';

/** How much of each limit the program used, if a limit ended it. */
function LimitUsage({ rows }: { rows: readonly LimitRow[] }) {
  return (
    <section className={styles.limitUsage} aria-label="Limits">
      <h3 className={styles.title}>Limits</h3>
      <dl className={styles.rows}>
        {rows.map(({ name, used, isReached }) => (
          <div key={name} className={styles.row} data-reached={isReached}>
            <dt>{name}</dt>
            <dd>{used}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface RunOutcomeProps {
  run: RunStore;
  /** The note about hidden tests. */
  hiddenText?: string;
  links?: PlaceLinks;
}

/** The results of a run, in progress or finished: its tests, its output, and the limit that ended it. */
export const RunOutcome = observer(function RunOutcome({ run, hiddenText = '', links }: RunOutcomeProps) {
  // Below the tests, and shown only after them, so it isn't pushed down.
  const isOutputShown = !run.output.isEmpty && (!run.hasTests || run.end !== null);
  return (
    <>
      {run.tests && <TestRows rows={run.tests} hiddenText={hiddenText} />}
      {isOutputShown && (
        <OutputText
          log={run.output}
          title={run.hasTests ? 'Program output' : undefined}
          links={links}
          // Tables must not wrap.
          isWrapped={run.task.language !== 'sql'}
        />
      )}
      {run.limitUsage && <LimitUsage rows={run.limitUsage} />}
    </>
  );
});
