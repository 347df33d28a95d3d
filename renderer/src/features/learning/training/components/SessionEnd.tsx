import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { TrainingSession } from '@web/api';
import { Button, ButtonLink } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import styles from '../training.module.css';

const tomorrowText = ({ numTomorrow }: TrainingSession) =>
  numTomorrow === 0
    ? t`Nothing is due tomorrow. Enjoy the day off.`
    : plural(numTomorrow, {
        one: 'Tomorrow: # exercise, about five minutes at most.',
        other: 'Tomorrow: # exercises, about five minutes at most.',
      });

const Dashboard = () => (
  <ButtonLink href="/dashboard" variant="primary">
    <Trans>Back to the dashboard</Trans>
  </ButtonLink>
);

interface SessionEndProps {
  session: TrainingSession;
  /** Plans another five minutes. */
  onMore: () => void;
}

/** After the last exercise, and where there's nothing to train. */
export const SessionEnd = (props: SessionEndProps) => (
  <>
    <PageHeader
      title={t`Training`}
      lead={t`Five minutes a day with what you’ve learned, right before you’d forget it.`}
    />
    <Outcome {...props} />
  </>
);

function Outcome({ session, onMore }: SessionEndProps) {
  const { numCards, numDoneToday, numWaiting } = session;
  if (numCards === 0)
    return (
      <EmptyState
        boots="bootshappy"
        title={t`Nothing to train yet`}
        className={styles.end}
        action={<Dashboard />}
      >
        <Trans>
          Solve a lesson and it comes back here the next day. Five minutes a day keeps it in your head.
        </Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      boots={numDoneToday > 0 ? 'bootsflex' : 'bootsthumb'}
      title={numDoneToday > 0 ? t`That’s it for today` : t`Nothing is due today`}
      className={styles.end}
      action={
        <div className={styles.endActions}>
          <Dashboard />
          {numWaiting > 0 && (
            <Button onClick={onMore}>
              <Trans>Five more minutes</Trans>
            </Button>
          )}
        </div>
      }
    >
      {numDoneToday > 0 && (
        <p>
          <Plural
            value={numDoneToday}
            one="You trained # lesson today."
            other="You trained # lessons today."
          />
        </p>
      )}
      <p>{tomorrowText(session)}</p>
    </EmptyState>
  );
}
