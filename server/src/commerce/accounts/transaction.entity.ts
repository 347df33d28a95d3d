import { enumColumn, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Postings that belong together and sum to zero in each currency. Append-only: the database refuses changes. */
@Entity('money_transactions')
@Index('uq_money_transactions_source', ['kind', 'source'], { unique: true })
@Index('uq_money_transactions_reverses', ['reversesId'], { unique: true })
export class TransactionEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  /** The name of a TransactionKind. */
  @Column(enumColumn())
  kind!: string;

  /** What it was booked for, such as the payment's id at the provider. */
  @Column({ type: 'varchar' })
  source!: string;

  /** The transaction that this one takes back. */
  @Column(uuidColumn({ nullable: true }))
  reversesId!: string | null;

  @Column(timestampColumn())
  createdAt!: Date;
}
