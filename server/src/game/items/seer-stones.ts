import { Injectable } from '@nestjs/common';
import { Ledger, SEER_STONE_USED } from '@server/game/xp';
import { type SolutionView, SolutionWaiver } from '@server/learning/lessons';
import type { Transaction } from '@server/platform/database';

/** Seer stones waive what viewing a solution costs, one for each exercise. */
@Injectable()
export class SeerStones extends SolutionWaiver {
  constructor(private readonly ledger: Ledger) {
    super();
  }

  async waive(tx: Transaction, view: SolutionView): Promise<boolean> {
    if ((await this.ledger.balance(view.userId, 'seer_stone', tx.manager)) === 0) return false;
    return this.ledger.spend(tx, { ...keyOf(view), amount: 1, at: view.at });
  }

  isWaived(tx: Transaction, view: SolutionView): Promise<boolean> {
    return this.ledger.isPaid(tx, keyOf(view));
  }
}

const keyOf = ({ userId, exercise }: SolutionView) =>
  ({ userId, currency: 'seer_stone', reason: SEER_STONE_USED, source: exercise.id }) as const;
