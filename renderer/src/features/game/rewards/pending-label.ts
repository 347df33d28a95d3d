import { plural } from '@lingui/core/macro';

interface PendingCounts {
  rewards: number;
  achievements: number;
}

/** “3 pending rewards”, “2 pending achievements”, or both together; null if nothing waits. */
export function pendingLabel({ rewards, achievements }: PendingCounts): string | null {
  const total = rewards + achievements;
  if (total === 0) return null;
  if (achievements === 0) return plural(total, { one: '# pending reward', other: '# pending rewards' });
  if (rewards === 0) return plural(total, { one: '# pending achievement', other: '# pending achievements' });
  return plural(total, {
    one: '# pending reward or achievement',
    other: '# pending rewards and achievements',
  });
}
