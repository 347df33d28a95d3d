import type { TrainingSession } from '@web/api';
import { Button, ButtonLink } from '@web/ui/Button';
import { counted } from '@web/ui/counted';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import styles from '../training.module.css';

const tomorrowText = ({ numTomorrow }: TrainingSession) =>
  numTomorrow === 0
    ? 'Nothing is due tomorrow. Enjoy the day off.'
    : `Tomorrow: ${counted(numTomorrow, 'exercise')}, about five minutes at most.`;

const Dashboard = () => (
  <ButtonLink href="/dashboard" variant="primary">
    Back to the dashboard
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
      title="Training"
      lead="Five minutes a day with what you’ve learned, right before you’d forget it."
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
        title="Nothing to train yet"
        className={styles.end}
        action={<Dashboard />}
      >
        Solve a lesson and it comes back here the next day. Five minutes a day keeps it in your head.
      </EmptyState>
    );
  return (
    <EmptyState
      boots={numDoneToday > 0 ? 'bootsflex' : 'bootsthumb'}
      title={numDoneToday > 0 ? 'That’s it for today' : 'Nothing is due today'}
      className={styles.end}
      action={
        <div className={styles.endActions}>
          <Dashboard />
          {numWaiting > 0 && <Button onClick={onMore}>Five more minutes</Button>}
        </div>
      }
    >
      {numDoneToday > 0 && <p>You trained {counted(numDoneToday, 'lesson')} today.</p>}
      <p>{tomorrowText(session)}</p>
    </EmptyState>
  );
}
