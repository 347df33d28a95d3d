import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { RegradeSummary } from '@shared/content/author';
import { formatNumber } from '@web/i18n';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { observer } from 'mobx-react-lite';
import type { LessonInsightsStore } from '../lesson-insights.store';
import styles from './RegradeCard.module.css';

const VERDICTS: Readonly<Record<string, string>> = {
  success: t`solved`,
  failure: t`not solved`,
  'system-error': t`not graded`,
  noop: t`not counted`,
};
const verdict = (slug: string) => VERDICTS[slug] ?? slug;

/** Judges the learners' newest answers again, after a look at what would change. */
export const RegradeCard = observer(function RegradeCard({ store }: { store: LessonInsightsStore }) {
  const { regrading, summary, regradeError } = store;
  const count = summary?.isDryRun ? summary.changes.reduce((sum, change) => sum + change.count, 0) : 0;
  return (
    <Card title={t`Regrade`}>
      <div className={styles.body}>
        <p className={styles.text}>
          <Trans>
            Fixed a test? Judge each learner’s newest answer again. Those that pass now complete the lesson
            and earn its XP. Those that fail now keep what they have.
          </Trans>
        </p>
        <div className={styles.actions}>
          <Button
            loading={regrading === 'preview'}
            disabled={regrading === 'regrade'}
            onClick={() => void store.regrade({ isDryRun: true })}
          >
            <Trans>See what would change</Trans>
          </Button>
          {count > 0 && (
            <Button
              variant="primary"
              loading={regrading === 'regrade'}
              disabled={regrading === 'preview'}
              onClick={() => void store.regrade({ isDryRun: false })}
            >
              <Plural value={count} one="Regrade # answer" other="Regrade # answers" />
            </Button>
          )}
        </div>
        <div role="status">
          {regradeError !== null && <p className={styles.error}>{regradeError}</p>}
          {regradeError === null && summary && <Summary {...summary} />}
        </div>
      </div>
    </Card>
  );
});

const judgedText = (judged: number, isChange: boolean): string =>
  isChange
    ? plural(judged, { one: '# answer judged.', other: '# answers judged.' })
    : plural(judged, {
        one: '# answer judged. Nothing changes.',
        other: '# answers judged. Nothing changes.',
      });

function changeText(change: { isDryRun: boolean; count: number; before: string; after: string }): string {
  const { isDryRun, count, before, after } = change;
  return isDryRun
    ? plural(count, {
        one: `# would change from ${before} to ${after}.`,
        other: `# would change from ${before} to ${after}.`,
      })
    : plural(count, {
        one: `# changed from ${before} to ${after}.`,
        other: `# changed from ${before} to ${after}.`,
      });
}

function Summary({ isDryRun, judged, changes, xp, alreadyDone, superseded, failed }: RegradeSummary) {
  const paid = formatNumber(xp);
  return (
    <ul className={styles.summary}>
      <li>
        {judged === 0 && alreadyDone > 0
          ? t`This version of the lesson has judged every answer already.`
          : judgedText(judged, changes.length > 0)}
      </li>
      {changes.map(({ from, to, count }) => (
        <li key={`${from} ${to}`}>
          {changeText({ isDryRun, count, before: verdict(from), after: verdict(to) })}
        </li>
      ))}
      {xp > 0 && (
        <li>
          <Trans>{paid} XP paid.</Trans>
        </li>
      )}
      {superseded > 0 && (
        <li>
          <Plural
            value={superseded}
            one="# learner submitted again meanwhile, and that counts."
            other="# learners submitted again meanwhile, and that counts."
          />
        </li>
      )}
      {failed.map((reason) => (
        <li key={reason}>
          <Trans>Not judged: {reason}</Trans>
        </li>
      ))}
    </ul>
  );
}
