import { Injectable } from '@nestjs/common';
import { Ledger, LedgerReason } from '@server/game/xp';
import { type PotionTime, potionTime } from '@shared/rules/items';
import type { EntityManager } from 'typeorm';

const DRINK = LedgerReason.define('potion.activate');

/** Far more than anybody has running; older ones have ended. */
const MAX_ACTIVE = 100;

export interface ActivePotion extends PotionTime {
  id: string;
  activatedAt: Date;
}

/** Drunk potions. Each is an entry of the ledger, whose detail is the potion's time. */
@Injectable()
export class Potions {
  constructor(private readonly ledger: Ledger) {}

  /** The ledger's key of a potion that `userId` drinks. */
  static key(userId: string, source: string) {
    return { userId, currency: 'xp_potion', reason: DRINK, source } as const;
  }

  /** The time of a potion that is drunk at `now`. */
  async timeAt(manager: EntityManager, userId: string, now: Date): Promise<PotionTime> {
    const [latest] = await this.drunk(manager, userId, 1);
    return potionTime(now, latest?.endsAt);
  }

  /** Running or waiting at `now`, the first to end first. */
  async active(manager: EntityManager, userId: string, now: Date): Promise<ActivePotion[]> {
    const potions = await this.drunk(manager, userId, MAX_ACTIVE);
    return potions.filter(({ endsAt }) => endsAt > now).sort((a, b) => Number(a.endsAt) - Number(b.endsAt));
  }

  /** Potions follow each other without a gap, so only the last one counts. */
  async isActive(manager: EntityManager, userId: string, now: Date): Promise<boolean> {
    const [latest] = await this.drunk(manager, userId, 1);
    return latest !== undefined && latest.endsAt > now;
  }

  /** The last one to end first. */
  private async drunk(manager: EntityManager, userId: string, limit: number): Promise<ActivePotion[]> {
    const entries = await this.ledger.newest(
      manager,
      { userId, currency: 'xp_potion', reason: DRINK },
      limit,
    );
    return entries.map(({ id, createdAt, detail }) => {
      const { startsAt, endsAt } = detail as Record<keyof PotionTime, string>;
      return { id, activatedAt: createdAt, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    });
  }
}
