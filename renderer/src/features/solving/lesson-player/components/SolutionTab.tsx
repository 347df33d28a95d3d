import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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

/** The exercise's solution, behind the confirmation or the sign-in if needed. */
export const SolutionTab = observer(function SolutionTab() {
  const { path, solutionPath, solution, work } = usePlayer();
  const { session, overlays } = useStores();
  const { keptText } = work;
  if (!session.isProbablySignedIn) {
    return (
      <EmptyState
        title={t`Sign in to see the solution`}
        className={styles.empty}
        action={
          <Button
            onClick={() =>
              overlays.askToSignIn({
                redirect: path,
                reason: t`Sign in to see the solution. ${keptText}`,
              })
            }
          >
            <Trans>Sign in</Trans>
          </Button>
        }
      >
        {keptText}
      </EmptyState>
    );
  }
  if (solution.state.value) {
    return (
      <div className={styles.tab}>
        <h2 className={styles.title}>
          <Trans>Solution</Trans>
        </h2>
        <SolutionView solution={solution.state.value} render={work.renderSolution} />
        <p className={styles.more}>
          <UiLink href={solutionPath} target="_blank">
            <Trans>Open the solution in a new tab</Trans>
          </UiLink>
        </p>
      </div>
    );
  }
  return (
    <>
      {solution.state.status === 'loading' ? (
        <div className={styles.tab}>
          <Skeleton lines={8} label={t`Loading the solution`} />
        </div>
      ) : (
        <EmptyState
          title={solution.state.error ? t`We couldn’t load the solution` : t`See one way to do it`}
          className={styles.empty}
          action={
            <Button onClick={() => void solution.open()}>
              <Trans>Show the solution</Trans>
            </Button>
          }
        >
          {solution.state.error?.message ??
            (solution.needsConfirmation
              ? t`If you look before solving it, this lesson gives no XP.`
              : t`You solved it, so looking is free.`)}{' '}
          <UiLink href="?modal=info-solutions">
            <Trans>How solutions work</Trans>
          </UiLink>
        </EmptyState>
      )}
      <SolutionGate solution={solution} />
    </>
  );
});
