import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import type { Transaction } from '@server/platform/database';
import { DataSource } from 'typeorm';
import { SessionEntity } from '../session.entity';
import { confirmationNeeded } from './fresh-sign-in.errors';

/** Sensitive calls refuse a session whose sign-in is older (docs/session.md). */
const MAX_SIGN_IN_AGE_MS = 10 * 60_000;

/** How long ago somebody last proved whose session this is. */
@Injectable()
export class SignInAge {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `forbidden` if it's too long ago; its reply says so in a header of its own. */
  async requireFresh(sessionId: string): Promise<void> {
    const session = await this.dataSource.manager.findOneBy(SessionEntity, { id: sessionId });
    const provenAt = session && (session.confirmedAt ?? session.createdAt);
    if (!provenAt || this.clock.now().getTime() - provenAt.getTime() > MAX_SIGN_IN_AGE_MS)
      throw confirmationNeeded(MAX_SIGN_IN_AGE_MS / 1000);
  }

  async confirm(tx: Transaction, sessionId: string): Promise<void> {
    await tx.manager.update(SessionEntity, { id: sessionId }, { confirmedAt: this.clock.now() });
  }
}
