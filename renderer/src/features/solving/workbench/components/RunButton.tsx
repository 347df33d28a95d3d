import { t } from '@lingui/core/macro';
import { Button } from '@web/ui/Button';
import { Play, Square } from '@web/ui/icons';
import { Tooltip } from '@web/ui/Tooltip';
import { observer } from 'mobx-react-lite';
import { KEYS } from '../keys';
import type { RunStore } from '../run.store';
import { RUN_BUTTON_ID } from '../run-button';
import styles from './RunButton.module.css';

export interface RunButtonProps {
  run: RunStore;
  onRun: () => void;
  /** What running does here, for the tooltip. */
  hint: string;
  /** Makes it the primary button, if nothing else is. */
  variant?: 'primary' | 'secondary';
}

/** Run, or Stop while the program is running. A single button, so it keeps its position and focus. */
export const RunButton = observer(function RunButton({
  run,
  onRun,
  hint,
  variant = 'secondary',
}: RunButtonProps) {
  const { isRunning } = run;
  return (
    <Tooltip content={isRunning ? t`Stop the program` : hint} shortcut={isRunning ? undefined : KEYS.run}>
      <Button
        id={RUN_BUTTON_ID}
        className={styles.run}
        variant={isRunning ? 'secondary' : variant}
        icon={isRunning ? <Square /> : <Play />}
        data-runtime={run.load.status}
        onClick={() => (isRunning ? run.stop() : onRun())}
      >
        {isRunning ? t`Stop` : t({ message: 'Run', context: 'verb on a button' })}
      </Button>
    </Tooltip>
  );
});
