export { MailboxModule } from './mailbox.module';
export { MailboxAccess } from './mailbox-access';
