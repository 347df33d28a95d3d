import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import { DomainError } from '@server/platform/errors';
import { emailedTypesOf } from '@shared/rules/notification-preferences';
import { text } from '@shared/texts';
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

  /** Whether there's anything that is emailed to the learner. @throws DomainError, as `set` does. */
  async isOn(caller: string | undefined, token: string | undefined): Promise<boolean> {
    const { preferences } = await this.notificationSettings.of(this.learnerOf(caller, token));
    return emailedTypesOf(preferences).length > 0;
  }

  /**
   * For whom the token of an email is, or else for the caller.
   * @throws DomainError `invalid` if the token isn't ours, `unauthenticated` without a learner.
   */
  async set(caller: string | undefined, token: string | undefined, isSubscribed: boolean): Promise<void> {
    await this.notificationSettings.setEmails(this.learnerOf(caller, token), isSubscribed);
  }

  private learnerOf(caller: string | undefined, token: string | undefined): string {
    if (token === undefined) {
      if (!caller) throw new DomainError('unauthenticated', text('session.not-logged-in'));
      return caller;
    }
    const userId = this.tokens.userIdOf(token);
    if (!userId) throw new DomainError('invalid', text('email.broken-link'));
    return userId;
  }
}
