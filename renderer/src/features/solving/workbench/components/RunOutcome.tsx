import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { LimitRow } from '../limit-reach';
import type { OutputBlock } from '../output-log';
import type { RunStore } from '../run.store';
import { SqlOutput } from '../tables/SqlOutput';
import { ErrorNote } from './ErrorNote';
import { OutputText, type PlaceLinks } from './OutputText';
import styles from './RunOutcome.module.css';
import { TestRows, type TestRowsProps } from './TestRows';

/** How much of each limit the program used, if a limit ended it. */
function LimitUsage({ rows }: { rows: readonly LimitRow[] }) {
  return (
    <section className={styles.limitUsage} aria-label={t`Limits`}>
      <h3 className={styles.title}>
        <Trans>Limits</Trans>
      </h3>
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
  testAction?: TestRowsProps['action'];
}

/** The results of a run, in progress or finished: the error that ended it, its tests, its output, and its limits. */
export const RunOutcome = observer(function RunOutcome({
  run,
  hiddenText = '',
  links,
  testAction,
}: RunOutcomeProps) {
  // Below the tests, and shown only after them, so it isn't pushed down.
  const isOutputShown = !run.output.isEmpty && (!run.hasTests || run.end !== null);
  const { error } = run;
  const isSql = run.task.language === 'sql';
  const title = run.hasTests ? (error ? t`Printed before the error` : t`Program output`) : undefined;
  const note = error && (
    <ErrorNote language={run.task.language} message={error.message} text={error.text} links={links} />
  );
  return (
    <>
      {run.hasTests && note}
      {run.tests && (
        <TestRows language={run.task.language} rows={run.tests} hiddenText={hiddenText} action={testAction} />
      )}
      {isOutputShown && isSql && <SqlOutput log={run.output} />}
      {isOutputShown && (
        <OutputText
          log={run.output}
          title={isSql ? undefined : title}
          links={links}
          streams={streamsShown(isSql, error !== null)}
        />
      )}
      {/* Below what is on the screen already, so that nothing moves. */}
      {!run.hasTests && note}
      {run.limitUsage && <LimitUsage rows={run.limitUsage} />}
    </>
  );
});

/** An error is shown by its note, and SQL's results as tables. */
function streamsShown(isSql: boolean, hasNote: boolean): readonly OutputBlock['stream'][] {
  return [...(isSql ? [] : (['stdout'] as const)), ...(hasNote ? [] : (['stderr'] as const))];
}
