import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf } from '@shared/contracts';
import { getEmailSubscription, subscribeToEmail } from '@shared/contracts';
import { EmailSubscription, SUBSCRIPTION_PATH } from './email-subscription';

@Controller()
export class EmailController {
  constructor(private readonly subscription: EmailSubscription) {}

  @Serve(getEmailSubscription)
  @RateLimit(30, 60_000, 'address')
  async state(
    @Input() { query }: InputOf<typeof getEmailSubscription>,
    @UserId() userId: string | undefined,
  ): Promise<ReplyOf<typeof getEmailSubscription>> {
    return { IsSubscribed: await this.subscription.isOn(userId, query.token) };
  }

  @Serve(subscribeToEmail)
  @RateLimit(30, 60_000, 'address')
  async subscribe(
    @Input() { body }: InputOf<typeof subscribeToEmail>,
    @UserId() userId: string | undefined,
  ): Promise<ReplyOf<typeof subscribeToEmail>> {
    const { isSubscribed, token } = body;
    await this.subscription.set(userId, token, isSubscribed);
    return { IsSubscribed: isSubscribed };
  }

  /**
   * What mail programs call for their own “Unsubscribe” button (RFC 8058). It's the address of the page, outside of the
   * API: programs that don't know one-click unsubscribing open it in a browser. The body says nothing that we need.
   */
  @Post(SUBSCRIPTION_PATH)
  @HttpCode(200)
  @RateLimit(300, 60_000, 'address')
  async unsubscribe(@Query('token') token: unknown): Promise<object> {
    await this.subscription.set(undefined, typeof token === 'string' ? token : '', false);
    return {};
  }
}
