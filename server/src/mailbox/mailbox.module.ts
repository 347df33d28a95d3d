import { Module } from '@nestjs/common';
import { LocalMails } from './local-mails';
import { MailboxController } from './mailbox.controller';

/** Emails in the browser, so that a newcomer without a mail server can sign in. */
@Module({ controllers: [MailboxController], providers: [LocalMails] })
export class MailboxModule {}
