export { MailboxModule } from './mailbox.module';
