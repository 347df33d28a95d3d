import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce } from '@server/platform/database';
import { VimListEntryEntity } from './vim-list-entry.entity';

export interface VimListEntry {
  email: string;
  joinedAt: Date;
  /** Null for somebody who wasn't signed in. */
  handle: string | null;
}

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
    return (await this.entries()).map(({ email }) => email);
  }

  /** Everybody, in the order of joining. */
  async entries(): Promise<VimListEntry[]> {
    const rows: Array<{ email: string; created_at: number; handle: string | null }> = await this.database
      .dataSource.sql`
      SELECT vim_list.email, vim_list.created_at, handle FROM vim_list
      LEFT JOIN users ON users.id = vim_list.user_id
      ORDER BY vim_list.created_at, vim_list.email`;
    return rows.map(({ email, created_at, handle }) => ({
      email,
      joinedAt: new Date(Number(created_at)),
      handle,
    }));
  }
}
