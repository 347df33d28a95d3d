import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A ticket that has yet to open a socket. Only its hash is stored, and only until it's used. */
@PersonalData({ secret: 'all' })
@Entity('socket_tickets')
@Index('uq_socket_tickets_hash', ['hash'], { unique: true })
@Index('ix_socket_tickets_expires_at', ['expiresAt'])
export class SocketTicketEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column({ type: 'varchar' })
  hash!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(uuidColumn())
  sessionId!: string;

  /** When the access token that asked for it expires: the connection doesn't outlive that by more than its grace. */
  @Column(timestampColumn())
  tokenExpiresAt!: Date;

  @Column(timestampColumn())
  expiresAt!: Date;
}
