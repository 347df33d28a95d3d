import { Module } from '@nestjs/common';
import { LocalMails } from './local-mails';
import { MailboxController } from './mailbox.controller';
import { MailboxAccess } from './mailbox-access';

/** Emails in the browser, so that a newcomer without a mail server can sign in. */
@Module({ controllers: [MailboxController], providers: [LocalMails, MailboxAccess] })
export class MailboxModule {}
