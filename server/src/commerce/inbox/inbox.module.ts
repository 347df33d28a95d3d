import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReceiveWebhook } from './receive-webhook';
import { WebhookEntity } from './webhook.entity';
import { Webhooks } from './webhooks';

/** Has no routes: a provider's module serves its own, if the provider is set up (docs/money.md). */
@Module({
  imports: [TypeOrmModule.forFeature([WebhookEntity])],
  providers: [ReceiveWebhook, Webhooks],
  exports: [ReceiveWebhook, Webhooks],
})
export class InboxModule {}
