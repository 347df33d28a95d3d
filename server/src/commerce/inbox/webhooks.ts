import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WebhookEntity } from './webhook.entity';

/** Reads what providers have sent, for subscribers to `WebhookReceived`. */
@Injectable()
export class Webhooks {
  constructor(private readonly dataSource: DataSource) {}

  /** As received. */
  async bodyOf(webhookId: string): Promise<string> {
    const { body } = await this.dataSource.getRepository(WebhookEntity).findOneByOrFail({ id: webhookId });
    return body;
  }
}
