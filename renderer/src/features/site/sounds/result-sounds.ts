import type { SubmissionReply } from '@web/api';
import type { TimedSound } from './sound-player';

/** When the hammer hits the anvil in the success card, and when its count ends. */
const STRIKE_MS = 160;
const COUNTED_MS = 600;

type Result = Pick<SubmissionReply, 'resultSlug' | 'xpReward'>;

/** The sounds of a result: a strike and what it earned, or a soft miss. No verdict makes no sound. */
export function resultSounds({ resultSlug, xpReward }: Result, isLevelUp: boolean): TimedSound[] {
  if (resultSlug === 'failure') return [{ name: 'miss' }];
  if (resultSlug !== 'success') return [];
  const strike: TimedSound = { name: 'strike', atMs: STRIKE_MS };
  if (xpReward <= 0) return [strike];
  return [strike, { name: isLevelUp ? 'levelUp' : 'coin', atMs: COUNTED_MS }];
}
