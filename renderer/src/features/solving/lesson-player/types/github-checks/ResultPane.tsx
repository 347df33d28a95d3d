import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pane, ScrollBox } from '@web/features/solving/workbench';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { observer } from 'mobx-react-lite';
import { ActionBar } from '../../components/ActionBar';
import { SubmissionView } from '../../components/SubmissionView';
import { usePlayer } from '../../usePlayer';
import styles from './GithubPane.module.css';

/** Below the checks: Submit and its result. */
export const ResultPane = observer(function ResultPane() {
  const { shown, lesson } = usePlayer();
  const isPhone = useBreakpoint('phone'); // there, the actions are below all panes
  return (
    <Pane label={t`Result`} ground="result">
      {!isPhone && (
        <ActionBar
          title={
            <h2 className={styles.title}>
              <Trans>Result</Trans>
            </h2>
          }
        />
      )}
      <ScrollBox label={t`Result of the submission`}>
        {shown === 'submission' ? (
          <SubmissionView />
        ) : (
          <p className={styles.waiting}>
            {lesson.missing ? (
              <Trans>Nothing to submit yet.</Trans>
            ) : (
              <Trans>Pushed your work? Submit, and the result shows up right here.</Trans>
            )}
          </p>
        )}
      </ScrollBox>
    </Pane>
  );
});
