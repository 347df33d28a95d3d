import { enumColumn, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A verified webhook. */
@Entity('webhooks')
@Index('uq_webhooks_event', ['provider', 'eventId'], { unique: true })
export class WebhookEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  /** The name of a WebhookProvider. */
  @Column(enumColumn())
  provider!: string;

  /** The provider's own: deliveries with the same one are the same webhook. */
  @Column({ type: 'varchar' })
  eventId!: string;

  /** The provider's own, such as `payment.refunded`. */
  @Column({ type: 'varchar' })
  eventType!: string;

  /** As received, character by character. */
  @Column({ type: 'text' })
  body!: string;

  @Column(timestampColumn())
  receivedAt!: Date;
}
