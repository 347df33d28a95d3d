import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../usePlayer';
import { SolutionGate } from './SolutionGate';
import styles from './SolutionTab.module.css';
import { SolutionView } from './SolutionView';

/** The lesson's solution, behind the confirmation or the sign-in if needed. */
export const SolutionTab = observer(function SolutionTab() {
  const { lesson, solution, work } = usePlayer();
  const { session, overlays } = useStores();
  if (!session.isProbablySignedIn) {
    return (
      <EmptyState
        title="Sign in to see the solution"
        className={styles.empty}
        action={
          <Button
            onClick={() =>
              overlays.askToSignIn({
                redirect: `/lessons/${lesson.uuid}`,
                reason: `Sign in to see the solution. ${work.keptText}`,
              })
            }
          >
            Sign in
          </Button>
        }
      >
        {work.keptText}
      </EmptyState>
    );
  }
  if (solution.state.value) {
    return (
      <div className={styles.tab}>
        <h2 className={styles.title}>Solution</h2>
        <SolutionView solution={solution.state.value} render={work.renderSolution} />
        <p className={styles.more}>
          <UiLink href={`/solution/${lesson.uuid}`} target="_blank">
            Open the solution in a new tab
          </UiLink>
        </p>
      </div>
    );
  }
  return (
    <>
      {solution.state.status === 'loading' ? (
        <div className={styles.tab}>
          <Skeleton lines={8} label="Loading the solution" />
        </div>
      ) : (
        <EmptyState
          title={solution.state.error ? 'We couldn’t load the solution' : 'See one way to do it'}
          className={styles.empty}
          action={<Button onClick={() => void solution.open()}>Show the solution</Button>}
        >
          {solution.state.error?.message ??
            (solution.needsConfirmation
              ? 'If you look before solving it, this lesson gives no XP.'
              : 'You solved it, so looking is free.')}
        </EmptyState>
      )}
      <SolutionGate solution={solution} />
    </>
  );
});
