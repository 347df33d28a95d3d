import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One sign-in on one device, with its family of refresh tokens. */
@PersonalData()
@Entity('sessions')
@Index('ix_sessions_user_id', ['userId'])
export class SessionEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** When its owner last confirmed that it's them; null if they haven't since the sign-in. */
  @Column(timestampColumn({ nullable: true }))
  confirmedAt!: Date | null;

  /** Such as "Firefox on Windows"; null if the client didn't say. */
  @Column({ type: 'varchar', nullable: true })
  device!: string | null;

  /** When its newest token expires: it was last refreshed `REFRESH_TOKEN_TTL_MS` before. */
  @Column(timestampColumn())
  expiresAt!: Date;

  /** When it was signed out, or ended because a used token was sent again. */
  @Column(timestampColumn({ nullable: true }))
  endedAt!: Date | null;
}
