import { t } from '@lingui/core/macro';
import { Debugger } from '@web/features/solving/debugger';
import { Pane, ScrollBox } from '@web/features/solving/workbench';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { observer } from 'mobx-react-lite';
import { ActionBar } from '../../components/ActionBar';
import { SubmissionView } from '../../components/SubmissionView';
import { usePlayer } from '../../usePlayer';
import type { CodeStore } from './code.store';
import styles from './OutputPane.module.css';
import { RunView } from './RunView';

/** Below the editor: the actions and their results. */
export const OutputPane = observer(function OutputPane({ code }: { code: CodeStore }) {
  const { shown } = usePlayer();
  const { stepper } = code;
  const isPhone = useBreakpoint('phone'); // there, the actions are below all panes
  const isStepping = stepper.isOpen && !isPhone;
  const title = isStepping
    ? t`Steps`
    : shown === 'submission'
      ? t`Result`
      : code.run.task.tests
        ? t`Tests`
        : t`Output`;
  return (
    <Pane label={title} ground="result">
      {!isPhone && <ActionBar title={<h2 className={styles.title}>{title}</h2>} />}
      {isStepping ? (
        <Debugger stepper={stepper} files={code.program.sources} />
      ) : shown === 'submission' ? (
        <ScrollBox label={t`Result of the submission`}>
          <SubmissionView />
        </ScrollBox>
      ) : (
        <RunView code={code} />
      )}
    </Pane>
  );
});
