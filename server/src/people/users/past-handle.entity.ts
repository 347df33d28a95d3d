import { booleanColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A handle that somebody had before. It stays theirs, so that links with it never lead to somebody else. */
@PersonalData()
@Entity('past_handles')
@Index('ix_past_handles_user', ['userId', 'changedAt'])
export class PastHandleEntity {
  @PrimaryColumn({ type: 'varchar' })
  handle!: string;

  @Column(uuidColumn())
  userId!: string;

  /** When they changed it. */
  @Column(timestampColumn())
  changedAt!: Date;

  /** An admin took it away: it leads nowhere, and nobody can have it, its former owner included. */
  @Column(booleanColumn())
  isBlocked!: boolean;
}
