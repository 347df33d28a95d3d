import { StepButton } from '@web/features/solving/debugger';
import type { TestRow } from '@web/features/solving/workbench';
import { usePlayer } from '../../usePlayer';
import type { CodeStore } from './code.store';

/** Steps through a test that failed. */
export function StepTest({ code, row }: { code: CodeStore; row: TestRow }) {
  const player = usePlayer();
  if (!code.canStep) return null;
  const step = () => {
    code.stepThrough(row);
    player.showSteps();
  };
  return <StepButton size="sm" onClick={step} />;
}
