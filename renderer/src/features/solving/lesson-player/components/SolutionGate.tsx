import { plural, t } from '@lingui/core/macro';
import { ITEMS } from '@shared/rules/items';
import { SOLUTION_PERCENT } from '@shared/rules/xp';
import { ConfirmDialog, type ConfirmDialogProps } from '@web/ui/ConfirmDialog';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { SolutionPrice, SolutionStore } from '../solution.store';

const { price } = ITEMS.seer_stone;
const percent = -SOLUTION_PERCENT;

type Question = Pick<
  ConfirmDialogProps,
  'heading' | 'text' | 'confirmLabel' | 'declineLabel' | 'danger' | 'onConfirm' | 'onDecline'
>;

function questionOf(solution: SolutionStore): Record<SolutionPrice, Question> {
  const { stones, gems } = solution;
  const confirm = () => void solution.confirm();
  return {
    'seer-stone': {
      heading: t`Use a seer stone?`,
      text: plural(stones, {
        one: 'You haven’t solved this lesson yet. Your seer stone shows you the solution, and you keep the XP.',
        other:
          'You haven’t solved this lesson yet. One of your # seer stones shows you the solution, and you keep the XP.',
      }),
      confirmLabel: t`Use a seer stone`,
      onConfirm: confirm,
    },
    gems: {
      heading: t`See the solution?`,
      text: t`You haven’t solved this lesson yet. If you look now, the XP for this lesson is reduced by ${percent}%. A seer stone for ${plural(price, { one: '# gem', other: '# gems' })} keeps it, and you have ${gems}.`,
      confirmLabel: t`Buy one for ${plural(price, { one: '# gem', other: '# gems' })}`,
      onConfirm: () => void solution.buyAndConfirm(),
      declineLabel: t`Look without XP`,
      onDecline: confirm,
    },
    xp: {
      heading: t`See the solution?`,
      text: t`You haven’t solved this lesson yet. If you look at the solution now, the XP for this lesson is reduced by ${percent}%. A seer stone would keep it: it costs ${plural(price, { one: '# gem', other: '# gems' })}, and you have ${gems}.`,
      confirmLabel: t`Show the solution`,
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
      cancelLabel={t`Keep trying`}
      busy={solution.isBusy}
      onCancel={() => solution.cancel()}
    />
  );
});
