import { t } from '@lingui/core/macro';
import { StepButton } from '@web/features/solving/debugger';
import { RunButton } from '@web/features/solving/workbench';
import { usePlayground } from '../usePlayground';

/** Runs and stops the playground's program, or steps through it. */
export function ProgramRunButton() {
  const playground = usePlayground();
  return (
    <>
      {playground.canStep && <StepButton onClick={() => playground.stepThrough()} />}
      <RunButton
        run={playground.run}
        variant="primary"
        hint={t`Run the program`}
        onRun={() => playground.start()}
      />
    </>
  );
}
