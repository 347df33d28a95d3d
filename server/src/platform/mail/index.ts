export { FolderMailer } from './folder-mailer';
export { greeting } from './greeting';
export { type HtmlMail, htmlMail, type MailPart, textMail } from './html-mail';
export { MailModule } from './mail.module';
export type { MailSettings } from './mail.settings';
export { counted, type MailTexts } from './mail-texts';
export { type Mail, Mailer, type MailLook, messageOf } from './mailer';
export { nameInMail } from './name-in-mail';
export { SmtpMailer } from './smtp-mailer';
