import { enumColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import type { Currency } from '@shared/rules/currencies';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a bot gave to a learner. */
@PersonalData()
@Entity('discord_rewards')
@Index('ix_discord_rewards_user', ['userId'])
export class DiscordRewardEntity {
  /** The bot's own: each is paid once. */
  @PrimaryColumn({ type: 'varchar' })
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(enumColumn())
  currency!: Currency;

  @Column({ type: 'integer' })
  amount!: number;

  @Column({ type: 'text' })
  text!: string;

  @Column(timestampColumn())
  createdAt!: Date;
}
