import { enumColumn, jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import type { Currency } from '@shared/rules/currencies';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One payment or charge. Append-only; a learner's balance is the sum. */
@PersonalData({ onErasure: 'keep' })
@Entity('ledger_entries')
@Index('uq_ledger_entries_source', ['userId', 'currency', 'reason', 'source'], { unique: true })
@Index('ix_ledger_entries_total', ['userId', 'currency', 'amount'])
export class LedgerEntryEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(enumColumn())
  currency!: Currency;

  /** Negative for a charge. Zero marks something as paid that was worth nothing. */
  @Column({ type: 'integer' })
  amount!: number;

  /** The name of a LedgerReason. */
  @Column(enumColumn())
  reason!: string;

  /** What it was paid for, such as the id of the lesson or chapter. */
  @Column({ type: 'varchar' })
  source!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** Details of the amount, such as the lines of a breakdown. */
  @Column(jsonColumn({ nullable: true }))
  detail!: object | null;
}
