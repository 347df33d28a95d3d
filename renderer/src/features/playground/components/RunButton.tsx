import { KEYS, RUN_BUTTON_ID } from '@web/features/workbench';
import { Button, Tooltip } from '@web/ui';
import { Play, Square } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { usePlayground } from '../usePlayground';

/** Run, and while the program runs, Stop. */
export const RunButton = observer(function RunButton() {
  const playground = usePlayground();
  const { run } = playground;
  return run.isRunning ? (
    <Button id={RUN_BUTTON_ID} icon={<Square />} onClick={() => run.stop()}>
      Stop
    </Button>
  ) : (
    <Tooltip content="Run the program" shortcut={KEYS.run}>
      <Button
        id={RUN_BUTTON_ID}
        variant="primary"
        icon={<Play />}
        data-runtime={run.load.status}
        onClick={() => playground.start()}
      >
        Run
      </Button>
    </Tooltip>
  );
});
