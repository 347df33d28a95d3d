import type { RegradeSummary } from '@shared/content/author';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { counted } from '@web/ui/counted';
import { observer } from 'mobx-react-lite';
import type { LessonInsightsStore } from '../lesson-insights.store';
import styles from './RegradeCard.module.css';

const VERDICTS: Readonly<Record<string, string>> = {
  success: 'solved',
  failure: 'not solved',
  'system-error': 'not graded',
  noop: 'not counted',
};
const verdict = (slug: string) => VERDICTS[slug] ?? slug;

/** Judges the learners' newest answers again, after a look at what would change. */
export const RegradeCard = observer(function RegradeCard({ store }: { store: LessonInsightsStore }) {
  const { regrading, summary, regradeError } = store;
  const count = summary?.isDryRun ? summary.changes.reduce((sum, change) => sum + change.count, 0) : 0;
  return (
    <Card title="Regrade">
      <div className={styles.body}>
        <p className={styles.text}>
          Fixed a test? Judge each learner’s newest answer again. Those that pass now complete the lesson and
          earn its XP. Those that fail now keep what they have.
        </p>
        <div className={styles.actions}>
          <Button
            loading={regrading === 'preview'}
            disabled={regrading === 'regrade'}
            onClick={() => void store.regrade({ isDryRun: true })}
          >
            See what would change
          </Button>
          {count > 0 && (
            <Button
              variant="primary"
              loading={regrading === 'regrade'}
              disabled={regrading === 'preview'}
              onClick={() => void store.regrade({ isDryRun: false })}
            >
              Regrade {counted(count, 'answer')}
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

function Summary({ isDryRun, judged, changes, xp, alreadyDone, superseded, failed }: RegradeSummary) {
  return (
    <ul className={styles.summary}>
      <li>
        {judged === 0 && alreadyDone > 0
          ? 'This version of the lesson has judged every answer already.'
          : `${counted(judged, 'answer')} judged.${changes.length === 0 ? ' Nothing changes.' : ''}`}
      </li>
      {changes.map(({ from, to, count }) => (
        <li key={`${from} ${to}`}>
          {count} {isDryRun ? 'would change' : 'changed'} from {verdict(from)} to {verdict(to)}.
        </li>
      ))}
      {xp > 0 && <li>{xp} XP paid.</li>}
      {superseded > 0 && (
        <li>{counted(superseded, 'learner')} submitted again meanwhile, and that counts.</li>
      )}
      {failed.map((reason) => (
        <li key={reason}>Not judged: {reason}</li>
      ))}
    </ul>
  );
}
