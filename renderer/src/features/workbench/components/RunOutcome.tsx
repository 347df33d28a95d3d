import { observer } from 'mobx-react-lite';
import type { LimitRow } from '../limit-reach';
import type { RunStore } from '../run.store';
import { OutputText, type PlaceLinks } from './OutputText';
import styles from './RunOutcome.module.css';
import { TestRows } from './TestRows';

/** Where a limit ended the program: how far it had come. */
function Spent({ rows }: { rows: readonly LimitRow[] }) {
  return (
    <section className={styles.spent} aria-label="Limits">
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
  /** What to say of tests that are not shown. */
  hiddenText?: string;
  links?: PlaceLinks;
}

/** What a run gives, as it goes and as it went: its tests, its output, and where a limit ended it. */
export const RunOutcome = observer(function RunOutcome({ run, hiddenText = '', links }: RunOutcomeProps) {
  // After the tests, which come when all is over: shown earlier, it would be pushed away by them.
  const isPrintedShown = !run.output.isEmpty && (!run.hasTests || run.end !== null);
  return (
    <>
      {run.tests && <TestRows rows={run.tests} hiddenText={hiddenText} />}
      {isPrintedShown && (
        <OutputText
          log={run.output}
          title={run.hasTests ? 'Program output' : undefined}
          links={links}
          // A table that is wrapped is none any more.
          isWrapped={run.task.language !== 'sql'}
        />
      )}
      {run.spent && <Spent rows={run.spent} />}
    </>
  );
});
