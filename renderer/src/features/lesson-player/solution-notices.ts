import { SOLUTION_PERCENT } from '@shared/rules/xp';
import { toasts } from '@web/ui/toasts';
import type { SolutionOptions } from './solution.store';

/** Says what viewing a solution has cost, or why a seer stone couldn't be bought. */
export const solutionNotices: Pick<SolutionOptions, 'onPaid' | 'onError'> = {
  onPaid: (price) =>
    price === 'seer-stone'
      ? toasts.success('Seer Stone used!')
      : toasts.error(`XP for this lesson reduced by ${-SOLUTION_PERCENT}%`),
  onError: (message) => toasts.error(message),
};
