import { Injectable } from '@nestjs/common';
import { Ledger } from '@server/game/xp';
import { Clock } from '@server/platform/clock';
import type { Currency } from '@shared/rules/currencies';
import { DataSource } from 'typeorm';
import { type ActivePotion, Potions } from './potions';

export interface Inventory {
  counts: Record<Currency, number>;
  activePotions: ActivePotion[];
}

/** Everything a learner has. */
@Injectable()
export class GetItems {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: Ledger,
    private readonly potions: Potions,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<Inventory> {
    const counts = await this.ledger.balances(userId);
    const activePotions = await this.potions.active(this.dataSource.manager, userId, this.clock.now());
    return { counts, activePotions };
  }
}
