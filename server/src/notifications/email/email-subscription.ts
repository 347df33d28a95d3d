import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import { DomainError } from '@server/platform/errors';
import { NotificationSettings } from '../preferences/notification-settings';
import { EmailTokens } from './email-tokens';

/** The page that the links in emails open; a POST to it unsubscribes. */
export const SUBSCRIPTION_PATH = '/email-subscribe';

/** Turns all of a learner's emails off or on, but for sign-in links. */
@Injectable()
export class EmailSubscription {
  constructor(
    private readonly notificationSettings: NotificationSettings,
    private readonly tokens: EmailTokens,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  urlFor(userId: string): string {
    return `${this.settings.publicUrl}${SUBSCRIPTION_PATH}?token=${this.tokens.tokenOf(userId)}`;
  }

  /** @throws DomainError `unauthenticated` without a learner */
  async setFor(userId: string | undefined, isSubscribed: boolean): Promise<void> {
    if (!userId) throw new DomainError('unauthenticated', "You're not logged in");
    await this.notificationSettings.setEmails(userId, isSubscribed);
  }

  /** @throws DomainError `invalid` if the token isn't ours. */
  async setByToken(token: string, isSubscribed: boolean): Promise<void> {
    const userId = this.tokens.userIdOf(token);
    if (!userId)
      throw new DomainError('invalid', 'This link isn’t valid. Please copy all of it from the email.');
    await this.notificationSettings.setEmails(userId, isSubscribed);
  }
}
