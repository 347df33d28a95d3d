import type { BossContent } from '@shared/content/boss-file';
import type { BossEventEntity } from './boss-event.entity';
import type { BossTotals } from './boss-totals';

/** A fight as a learner or a guest sees it. */
export interface BossFight {
  event: BossEventEntity;
  boss: BossContent;
  totals: BossTotals;
  /** The learner's own damage. */
  userXp: number;
}

/** A hit with what the feed shows of its learner. */
export interface FeedHit {
  handle: string;
  totalXp: number;
  xp: number;
}
