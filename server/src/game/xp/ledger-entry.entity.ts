import { enumColumn, jsonColumn, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const CURRENCIES = ['xp', 'gems'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** One thing earned or spent. Rows are only ever added; what a learner has is their sum. */
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

  /** Below zero for what was spent; zero for what was worth nothing and counts as paid. */
  @Column({ type: 'integer' })
  amount!: number;

  /** The name of a LedgerReason. */
  @Column(enumColumn())
  reason!: string;

  /** What exactly: the id of the lesson, the chapter. */
  @Column({ type: 'varchar' })
  source!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** How the amount came about, such as the lines of a breakdown. */
  @Column(jsonColumn({ nullable: true }))
  detail!: object | null;
}
