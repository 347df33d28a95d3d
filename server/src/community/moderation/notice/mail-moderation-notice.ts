import { Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { type EventMeta, type EventPayload, OnEvent } from '@server/platform/events';
import { greeting, type HtmlMail, htmlMail, Mailer, textMail } from '@server/platform/mail';
import { DEFAULT_LOCALE } from '@shared/locales';
import { DataSource } from 'typeorm';
import { AuthorModerated } from '../moderation.events';
import { ModerationActionEntity } from '../moderation-action.entity';
import { moderationTexts, type NoticeKind } from './moderation-mail.texts';

type Moderated = EventPayload<typeof AuthorModerated>;

const noticeOf = ({ action, kind }: Moderated): NoticeKind =>
  (action === 'clear' ? `clear-${kind}` : action) as NoticeKind;

/** Tells authors what admins did to what they show or to their account, and why. */
@Injectable()
export class MailModerationNotice {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly mailer: Mailer,
  ) {}

  @OnEvent(AuthorModerated, 'moderation.mail-notice')
  async execute(event: Moderated, { eventId }: Pick<EventMeta, 'eventId'>): Promise<void> {
    const user = await this.users.find(event.userId);
    const action = await this.dataSource.manager.findOneBy(ModerationActionEntity, { id: event.actionId });
    if (!user || !action) return;
    const { look } = this.mailer;
    const locale = user.locale ?? DEFAULT_LOCALE;
    const texts = moderationTexts[locale](look.name, user.handle);
    const notice = noticeOf(event);
    // Signing out can't be undone.
    const { title, what } = event.isUndone ? texts.undone[notice as 'hide'] : texts.done[notice];
    const why = event.isUndone ? [] : [`${texts.reason} ${action.reason}`];
    const content: HtmlMail = {
      locale,
      title,
      parts: [{ paragraphs: [greeting(locale, user.firstName), what, ...why] }],
      ...(event.isUndone ? {} : { footer: [texts.answer] }),
    };
    await this.mailer.send({
      id: eventId,
      to: user.email,
      subject: title,
      text: textMail(content),
      html: htmlMail(content, look),
    });
  }
}
