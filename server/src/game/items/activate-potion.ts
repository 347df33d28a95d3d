import { Injectable } from '@nestjs/common';
import { Ledger } from '@server/game/xp';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, newId } from '@server/platform/database';
import { Potions } from './potions';

/** Drinks one XP potion. */
@Injectable()
export class ActivatePotion {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly ledger: Ledger,
    private readonly potions: Potions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `conflict` if the learner has none. */
  execute(userId: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      // Locked before the running potion is read: of two at the same time, the second follows the first.
      await this.users.lock(tx, userId);
      const at = this.clock.now();
      const detail = await this.potions.timeAt(tx.manager, userId, at);
      await this.ledger.spend(tx, { ...Potions.key(userId, newId(at.getTime())), amount: 1, at, detail });
    });
  }
}
