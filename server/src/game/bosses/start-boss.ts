import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { Database } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import { BossEvents } from './boss-events';
import { BossList } from './boss-list';

/** An admin starts a fight before its time. */
@Injectable()
export class StartBoss {
  constructor(
    private readonly database: Database,
    private readonly bosses: BossList,
    private readonly fights: BossEvents,
    private readonly audit: Audit,
  ) {}

  /** @throws DomainError `not-found`, and `conflict` while a fight is running. */
  async execute(adminId: string, slug: string): Promise<void> {
    const boss = this.bosses.find(slug);
    if (!boss) throw new DomainError('not-found', text('admin.no-such-boss'));
    await this.database.transaction(async (tx) => {
      if (!(await this.fights.startIn(tx, boss)))
        throw new DomainError('conflict', text('admin.fight-running'));
      await this.audit.record(tx, { adminId, action: 'start-boss', subject: slug, details: {} });
    });
  }
}
