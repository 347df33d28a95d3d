import { Inject, Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { type EventMeta, type EventPayload, OnEvent } from '@server/platform/events';
import { Mailer } from '@server/platform/mail';
import { DEFAULT_LOCALE } from '@shared/locales';
import { emailedTypesOf } from '@shared/rules/notification-preferences';
import { eveningOf } from '@shared/rules/quiet-hours';
import { NotificationSettings } from '../preferences/notification-settings';
import { DigestDue } from './digest.events';
import { digestMail } from './digest-mail';
import { DigestSections } from './digest-section';
import { EmailSubscription } from './email-subscription';

/** Emails what's worth saying tonight. Everything is read when it's sent: who has practiced meanwhile gets no warning. */
@Injectable()
export class MailDigest {
  constructor(
    private readonly users: UserRepository,
    private readonly notificationSettings: NotificationSettings,
    private readonly sections: DigestSections,
    private readonly subscription: EmailSubscription,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** A failed attempt is repeated while the evening lasts. */
  @OnEvent(DigestDue, 'notifications.mail-digest')
  async execute(
    { userId, day }: EventPayload<typeof DigestDue>,
    { eventId }: Pick<EventMeta, 'eventId'>,
  ): Promise<void> {
    const user = await this.users.find(userId);
    if (!user || user.suspendedAt) return;
    const { preferences, quietHours } = await this.notificationSettings.of(userId);
    const now = this.clock.now();
    const evening = eveningOf(day, user.timeZone, quietHours);
    if (!evening || now < evening.from || now >= evening.until) return;
    const locale = user.locale ?? DEFAULT_LOCALE;
    const parts = await this.sections.read({ userId, now, locale }, emailedTypesOf(preferences));
    if (parts.length === 0) return;
    const { email: to, firstName } = user;
    const { publicUrl } = this.settings;
    const unsubscribeUrl = this.subscription.urlFor(userId);
    const { look } = this.mailer;
    await this.mailer.send(
      digestMail({ id: eventId, to, firstName, parts, publicUrl, unsubscribeUrl, locale, look }),
    );
  }
}
