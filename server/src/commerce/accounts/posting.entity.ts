import { bigintColumn, enumColumn, PersonalData, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity';

/** What a transaction books on one account. Append-only: the database refuses changes. */
@PersonalData({ through: ['accountId', () => AccountEntity], onErasure: 'keep' })
@Entity('money_postings')
@Index('ix_money_postings_balance', ['accountId', 'currency', 'minorUnits'])
export class PostingEntity {
  @PrimaryColumn(uuidColumn())
  transactionId!: string;

  @PrimaryColumn(uuidColumn())
  accountId!: string;

  /** By ISO 4217. */
  @PrimaryColumn(enumColumn())
  currency!: string;

  /** Positive for a debit, negative for a credit. */
  @Column(bigintColumn())
  minorUnits!: bigint;
}
