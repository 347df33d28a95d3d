interface PendingCounts {
  rewards: number;
  achievements: number;
}

/** “3 pending rewards”, “2 pending achievements”, or both together; null if nothing waits. */
export function pendingLabel({ rewards, achievements }: PendingCounts): string | null {
  const total = rewards + achievements;
  if (total === 0) return null;
  const reward = rewards === 1 ? 'reward' : 'rewards';
  const achievement = achievements === 1 ? 'achievement' : 'achievements';
  if (achievements === 0) return `${total} pending ${reward}`;
  if (rewards === 0) return `${total} pending ${achievement}`;
  return `${total} pending rewards and achievements`;
}
