import { Injectable } from '@nestjs/common';
import { Notifications } from '@server/community/notifications';
import { Ledger, LedgerReason } from '@server/game/xp';
import { Identities } from '@server/people/auth';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import type { Currency } from '@shared/rules/currencies';
import { text } from '@shared/texts';
import { DiscordRewardEntity } from './discord-reward.entity';

const REASON = LedgerReason.define('discord-reward');

export interface DiscordReward {
  /** The bot's own. */
  id: string;
  discordUserId: string;
  currency: Currency;
  amount: number;
  text: string;
}

/** Pays what a bot gives to the learner who linked a Discord account, and tells them, once for each of the bot's ids. */
@Injectable()
export class SendDiscordReward {
  constructor(
    private readonly database: Database,
    private readonly identities: Identities,
    private readonly ledger: Ledger,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  /**
   * False if it was paid before.
   * @throws DomainError `not-found` if no learner has linked the account, `conflict` for an id of another reward.
   */
  async execute({ id, discordUserId, currency, amount, text: words }: DiscordReward): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const userId = await this.identities.of('discord').ownerOf(tx, discordUserId);
      if (userId === null) throw new DomainError('not-found', text('discord.not-linked'));
      const at = this.clock.now();
      if (
        !(await insertOnce(tx, DiscordRewardEntity, {
          id,
          userId,
          currency,
          amount,
          text: words,
          createdAt: at,
        }))
      ) {
        const isSame = await tx.manager.existsBy(DiscordRewardEntity, { id, userId, currency, amount });
        if (!isSame) throw new DomainError('conflict', text('discord.id-taken'));
        return false;
      }
      await this.ledger.pay(tx, { userId, currency, amount, reason: REASON, source: id, at });
      const data = { text: words, amount, rewardType: currency };
      await this.notifications.add(tx, { userId, type: 'discord_command_reward', data, key: id, at });
      return true;
    });
  }
}
