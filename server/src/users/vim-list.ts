import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce } from '@server/platform/database';
import { VimListEntryEntity } from './vim-list-entry.entity';

/** The email addresses of those who want to hear about a course on Vim. */
@Injectable()
export class VimList {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Joining twice is joining once. */
  async join(email: string, userId: string | undefined): Promise<void> {
    const entry = { email, userId: userId ?? null, createdAt: this.clock.now() };
    await this.database.transaction(async (tx) => {
      await insertOnce(tx, VimListEntryEntity, entry);
    });
  }

  /** In the order of joining. */
  async emails(): Promise<string[]> {
    const entries = await this.database.dataSource.manager.find(VimListEntryEntity, {
      order: { createdAt: 'ASC', email: 'ASC' },
    });
    return entries.map(({ email }) => email);
  }
}
