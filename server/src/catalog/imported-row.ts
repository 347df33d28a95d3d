import { timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, PrimaryColumn } from 'typeorm';

/**
 * What every row that comes from content/ has. Only the content import writes these rows; none is ever deleted,
 * because learners' progress points to them.
 */
export abstract class ImportedRow {
  /** The `uuid` in its file. */
  @PrimaryColumn(uuidColumn())
  id!: string;

  /** Unique among the rows of its kind that are not retired. */
  @Column({ type: 'varchar' })
  slug!: string;

  @Column({ type: 'varchar' })
  title!: string;

  /** Its place among its siblings, from 0. */
  @Column({ type: 'integer' })
  position!: number;

  /** SHA-256 of its content, without its place: equal hashes are equal content. */
  @Column({ type: 'varchar' })
  hash!: string;

  /** When its content changed last; moving it does not count. */
  @Column(timestampColumn())
  lastMod!: Date;

  /** When it was taken out of content/; null while it is there. Queries for learners ask for null. */
  @Column(timestampColumn({ nullable: true }))
  retiredAt!: Date | null;
}
