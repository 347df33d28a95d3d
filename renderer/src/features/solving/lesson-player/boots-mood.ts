import type { BootsMood } from '@web/ui/boots/Boots';

/** Failures in a row after which he suffers with the learner. */
const MANY_FAILURES = 4;
/** First tries in a row that impress him. */
const LONG_SPREE = 5;

export interface Answered {
  isSuccess: boolean;
  /** Of this lesson while it's open, this answer included. */
  failures: number;
  /** First tries in a row; 0 if it isn't known. */
  spree: number;
}

/** What Boots thinks of an answer. Never mad: it's how everybody learns. */
export function moodAfter({ isSuccess, failures, spree }: Answered): BootsMood {
  if (!isSuccess) return failures >= MANY_FAILURES ? 'bootssad' : failures > 1 ? 'bootspray' : 'bootsthink';
  if (failures >= MANY_FAILURES) return 'bootsheart';
  if (failures > 0) return 'bootshappy';
  return spree >= LONG_SPREE ? 'bootsflex' : 'bootsthumb';
}
