import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { observer } from 'mobx-react-lite';
import type { SolutionStore } from '../solution.store';

/** Asks for confirmation when viewing the solution costs the lesson's XP (docs/game.md). */
export const SolutionGate = observer(function SolutionGate({ solution }: { solution: SolutionStore }) {
  return (
    <ConfirmDialog
      open={solution.isAsking}
      heading="See the solution?"
      text="You have not solved this lesson yet. If you look at the solution now, the XP for this lesson is reduced by 100%."
      confirmLabel="Show the solution"
      cancelLabel="Keep trying"
      danger
      busy={solution.state.status === 'loading'}
      onConfirm={() => void solution.confirm()}
      onCancel={() => solution.cancel()}
    />
  );
});
