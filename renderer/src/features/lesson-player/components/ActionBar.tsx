import { KEYS, RUN_BUTTON_ID } from '@web/features/workbench';
import { Button, Tooltip } from '@web/ui';
import { Play, Square } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { usePlayer } from '../usePlayer';
import styles from './ActionBar.module.css';

const RunButton = observer(function RunButton() {
  const { run, runProgram } = bound(usePlayer());
  if (!run) return null;
  return run.isRunning ? (
    <Button id={RUN_BUTTON_ID} icon={<Square />} onClick={() => run.stop()}>
      Stop
    </Button>
  ) : (
    <Tooltip content="Run your code here" shortcut={KEYS.run}>
      <Button id={RUN_BUTTON_ID} icon={<Play />} data-runtime={run.load.status} onClick={runProgram}>
        Run
      </Button>
    </Tooltip>
  );
});

const bound = (player: ReturnType<typeof usePlayer>) => ({
  run: player.run,
  runProgram: () => player.runProgram(),
});

/** Run and Submit, always in sight. `title` names what is above or below it. */
export const ActionBar = observer(function ActionBar({ title }: { title?: ReactNode }) {
  const player = usePlayer();
  const { submission } = player;
  const isDone = player.shown === 'submission' && submission.isSuccess;
  return (
    <div className={styles.bar}>
      <div className={styles.title}>{title}</div>
      <RunButton />
      <Tooltip content="Have it judged" shortcut={KEYS.submit}>
        <Button
          variant={isDone ? 'secondary' : 'primary'}
          loading={submission.isJudging}
          aria-disabled={submission.isJudging || !player.canSubmit || undefined}
          onClick={() => player.submit()}
        >
          {submission.isJudging ? 'Judging' : 'Submit'}
        </Button>
      </Tooltip>
    </div>
  );
});
