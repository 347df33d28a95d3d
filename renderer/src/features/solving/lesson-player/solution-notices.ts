import { t } from '@lingui/core/macro';
import { SOLUTION_PERCENT } from '@shared/rules/xp';
import { toasts } from '@web/ui/toasts';
import type { SolutionOptions } from './solution.store';

const percent = -SOLUTION_PERCENT;

/** Says what viewing a solution has cost, or why a seer stone couldn't be bought. */
export const solutionNotices: Pick<SolutionOptions, 'onPaid' | 'onError'> = {
  onPaid: (price) =>
    price === 'seer-stone'
      ? toasts.success(t`Seer Stone used!`)
      : toasts.error(t`XP for this lesson reduced by ${percent}%`),
  onError: (message) => toasts.error(message),
};
