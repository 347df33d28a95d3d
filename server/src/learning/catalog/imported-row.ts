import { timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, PrimaryColumn } from 'typeorm';

/**
 * Columns of every row that comes from content/. Only the content import writes these rows, and none is ever deleted,
 * because learners' progress points to them.
 */
export abstract class ImportedRow {
  /** The `uuid` in its file. */
  @PrimaryColumn(uuidColumn())
  id!: string;

  /** Unique among the rows of its kind that aren't retired. */
  @Column({ type: 'varchar' })
  slug!: string;

  @Column({ type: 'varchar' })
  title!: string;

  /** Its position among its siblings, from 0. */
  @Column({ type: 'integer' })
  position!: number;

  /** SHA-256 of its content, without its position: equal hashes mean equal content. */
  @Column({ type: 'varchar' })
  hash!: string;

  /** When its content last changed; moving it doesn't count. */
  @Column(timestampColumn())
  lastMod!: Date;

  /** When it was removed from content/; null while it's there. Queries for learners ask for null. */
  @Column(timestampColumn({ nullable: true }))
  retiredAt!: Date | null;
}
