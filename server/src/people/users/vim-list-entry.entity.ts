import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who wants to hear about a course on Vim. */
@PersonalData()
@Entity('vim_list')
@PersonalData()
export class VimListEntryEntity {
  /** Lowercase. */
  @PrimaryColumn({ type: 'varchar' })
  email!: string;

  /** Null for guests. */
  @Column(uuidColumn({ nullable: true }))
  userId!: string | null;

  @Column(timestampColumn())
  createdAt!: Date;
}
