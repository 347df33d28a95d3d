import { RunButton } from '@web/features/workbench';
import { usePlayground } from '../usePlayground';

/** Runs and stops the playground's program. */
export function ProgramRunButton() {
  const playground = usePlayground();
  return (
    <RunButton
      run={playground.run}
      variant="primary"
      hint="Run the program"
      onRun={() => playground.start()}
    />
  );
}
