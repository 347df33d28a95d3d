import { join } from 'node:path';
import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { FolderMailer } from './folder-mailer';
import { Mailer } from './mailer';
import { SmtpMailer } from './smtp-mailer';

/** Exports Mailer: over SMTP_URL when it is set, else into DATA_DIR/outbox. */
@Module({
  providers: [
    {
      provide: Mailer,
      useFactory: ({ smtpUrl, mailFrom: from, dataDir }: Settings, clock: Clock): Mailer =>
        smtpUrl
          ? new SmtpMailer({ url: smtpUrl, from, clock })
          : new FolderMailer({ folder: join(dataDir, 'outbox'), from, clock }),
      inject: [SETTINGS, Clock],
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
