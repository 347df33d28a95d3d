import { amountOf } from '@shared/rules/currencies';
import { ITEMS } from '@shared/rules/items';
import { SOLUTION_PERCENT } from '@shared/rules/xp';
import { ConfirmDialog, type ConfirmDialogProps } from '@web/ui/ConfirmDialog';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { SolutionPrice, SolutionStore } from '../solution.store';

const { price } = ITEMS.seer_stone;
const UNSOLVED = 'You haven’t solved this lesson yet.';
const LOST_XP = `the XP for this lesson is reduced by ${-SOLUTION_PERCENT}%`;

type Question = Pick<
  ConfirmDialogProps,
  'heading' | 'text' | 'confirmLabel' | 'declineLabel' | 'danger' | 'onConfirm' | 'onDecline'
>;

function questionOf(solution: SolutionStore): Record<SolutionPrice, Question> {
  const { stones, gems } = solution;
  const confirm = () => void solution.confirm();
  return {
    'seer-stone': {
      heading: 'Use a seer stone?',
      text: `${UNSOLVED} ${stones === 1 ? 'Your seer stone shows' : `One of your ${stones} seer stones shows`} you the solution, and you keep the XP.`,
      confirmLabel: 'Use a seer stone',
      onConfirm: confirm,
    },
    gems: {
      heading: 'See the solution?',
      text: `${UNSOLVED} If you look now, ${LOST_XP}. A seer stone for ${amountOf('gems', price)} keeps it, and you have ${gems}.`,
      confirmLabel: `Buy one for ${amountOf('gems', price)}`,
      onConfirm: () => void solution.buyAndConfirm(),
      declineLabel: 'Look without XP',
      onDecline: confirm,
    },
    xp: {
      heading: 'See the solution?',
      text: `${UNSOLVED} If you look at the solution now, ${LOST_XP}. A seer stone would keep it: it costs ${amountOf('gems', price)}, and you have ${gems}.`,
      confirmLabel: 'Show the solution',
      danger: true,
      onConfirm: confirm,
    },
  };
}

/** Asks for confirmation when viewing the solution costs something (docs/items.md). */
export const SolutionGate = observer(function SolutionGate({ solution }: { solution: SolutionStore }) {
  const current = questionOf(solution)[solution.price];
  // The view changes the price; the question stays what was asked while the dialog closes.
  const asked = useRef(current);
  if (solution.isAsking && !solution.isBusy) asked.current = current;
  return (
    <ConfirmDialog
      open={solution.isAsking}
      {...asked.current}
      cancelLabel="Keep trying"
      busy={solution.isBusy}
      onCancel={() => solution.cancel()}
    />
  );
});
