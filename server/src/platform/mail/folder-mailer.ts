import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@server/platform/clock';
import type { SiteIdentity } from '@server/platform/site';
import { createTransport } from 'nodemailer';
import { type Mail, Mailer, messageOf } from './mailer';

export interface FolderMailerOptions {
  /** Created when missing. */
  folder: string;
  /** An address, with or without a name; without, the site's is used. */
  from: string;
  clock: Clock;
  site?: SiteIdentity | undefined;
  /** Prints a line for the operator; the console by default, never the structured log. */
  print?: (line: string) => void;
}

/** Writes each mail as `<time>-<id>.eml`, the same message that SMTP would send, and prints its link. */
export class FolderMailer extends Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(private readonly options: FolderMailerOptions) {
    super(options.site);
  }

  async send(mail: Mail): Promise<void> {
    const { folder, from, clock, print = printToConsole } = this.options;
    const sentAt = clock.now();
    const { message } = await this.transport.sendMail(
      messageOf(mail, { from, siteName: this.look.name, sentAt }),
    );
    const name = `${sentAt.toISOString().replaceAll(':', '-')}-${mail.id}`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Renamed when complete, so that a watcher of the folder never reads half a mail.
    await writeFile(join(folder, `${name}.part`), message as Buffer, { mode: 0o600 });
    await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
    if (mail.link) print(`\n  ${mail.link.label} for ${mail.to}:\n  ${mail.link.url}\n`);
  }

  close(): void {
    this.transport.close();
  }
}

const printToConsole = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
