import { Pane, ScrollBox } from '@web/features/workbench';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../usePlayer';
import { ActionBar } from './ActionBar';
import styles from './OutputPane.module.css';
import { RunView } from './RunView';
import { SubmissionView } from './SubmissionView';

/** Below the editor: the actions and their results. */
export const OutputPane = observer(function OutputPane({ hasActions = true }: { hasActions?: boolean }) {
  const { shown, run } = usePlayer();
  const title = shown === 'submission' ? 'Result' : run?.task.tests ? 'Tests' : 'Output';
  return (
    <Pane label={title} ground="result">
      {hasActions && <ActionBar title={<h2 className={styles.title}>{title}</h2>} />}
      {shown === 'submission' ? (
        <ScrollBox label="Result of the submission">
          <SubmissionView />
        </ScrollBox>
      ) : (
        run && <RunView run={run} />
      )}
    </Pane>
  );
});
