import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import PostalMime from 'postal-mime';

const MAX_MAILS = 50;

export interface StoredMail {
  id: string;
  to: string;
  subject: string;
  sentAt: Date;
  text: string;
}

/** The emails in DATA_DIR/outbox, where a server without SMTP writes them. */
@Injectable()
export class LocalMails {
  private readonly folder: string;

  constructor(@Inject(SETTINGS) { dataDir }: Pick<Settings, 'dataDir'>) {
    this.folder = join(dataDir, 'outbox');
  }

  /** At most 50, the newest first. */
  async newest(): Promise<StoredMail[]> {
    const names = await this.names();
    const mails = await Promise.all(names.map((name) => this.read(name)));
    return mails.filter((mail) => mail !== null);
  }

  /** Names begin with the time. */
  private async names(): Promise<string[]> {
    try {
      const names = await readdir(this.folder);
      return names
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .reverse()
        .slice(0, MAX_MAILS);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []; // nothing was sent yet
      throw error;
    }
  }

  /** Null if the file was deleted in the meantime. */
  private async read(name: string): Promise<StoredMail | null> {
    const file = await readFile(join(this.folder, name)).catch(() => null);
    if (file === null) return null;
    const { to, subject, date, text } = await PostalMime.parse(file);
    return {
      id: name.replace(/\.eml$/, ''),
      to: to?.[0]?.address ?? '',
      subject: subject ?? '',
      sentAt: new Date(date ?? 0),
      text: (text ?? '').trim(),
    };
  }
}
