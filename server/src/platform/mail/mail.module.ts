import { join } from 'node:path';
import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { SiteIdentity } from '@server/platform/site';
import { FolderMailer } from './folder-mailer';
import type { MailSettings } from './mail.settings';
import { Mailer } from './mailer';
import { SmtpMailer } from './smtp-mailer';

function createMailer(
  { smtpUrl, mailFrom: from, dataDir, logLevel }: MailSettings & Pick<Settings, 'dataDir' | 'logLevel'>,
  clock: Clock,
  site: SiteIdentity | undefined,
): Mailer {
  if (smtpUrl) return new SmtpMailer({ url: smtpUrl, from, clock, site });
  const print = logLevel === 'silent' ? () => undefined : undefined;
  return new FolderMailer({ folder: join(dataDir, 'outbox'), from, clock, site, print });
}

/** Exports Mailer: over SMTP_URL when it is set, else into DATA_DIR/outbox (LOG_LEVEL=silent prints no links). */
@Module({
  providers: [
    {
      provide: Mailer,
      useFactory: createMailer,
      inject: [SETTINGS, Clock, { token: SiteIdentity, optional: true }],
    },
  ],
  exports: [Mailer],
})
export class MailModule implements OnApplicationShutdown {
  constructor(private readonly mailer: Mailer) {}

  onApplicationShutdown(): void {
    this.mailer.close();
  }
}
