import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, newId, type Transaction } from '@server/platform/database';
import { type EventMeta, type EventPayload, OnEvent } from '@server/platform/events';
import { UserRepository, UserSignedUp } from '@server/users';
import { MoreThan } from 'typeorm';
import { tooManyLinks, unknownEmail } from './auth.errors';
import { SignInLinkRequested } from './auth.events';
import { OneTimeCodeEntity } from './one-time-code.entity';
import { OneTimeCodes } from './one-time-codes';

const MOST_LINKS = 5;
const WINDOW_MS = 15 * 60_000;

/** Has a sign-in link mailed to the owner of an account: when they ask, and when they have signed up. */
@Injectable()
export class SendSignInLink {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly codes: OneTimeCodes,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not-found` without an account; `rate-limited` after five links in 15 minutes. */
  async execute(input: { email: string; redirect?: string | null }): Promise<void> {
    await this.database.transaction(async (tx) => {
      const user = await this.users.findByEmail(input.email, tx.manager);
      if (!user) throw unknownEmail();
      await this.users.lock(tx, user.id);
      await this.refuseTooMany(tx, user.id);
      await this.request(tx, newId(), user.id, input.redirect ?? null);
    });
  }

  @OnEvent(UserSignedUp, 'auth.welcome')
  async welcome({ userId, redirect }: EventPayload<typeof UserSignedUp>, meta: EventMeta): Promise<void> {
    await this.database.transaction(async (tx) => {
      // The event's id is the code's id: delivered twice, it is still one code and one mail.
      if (await this.users.lock(tx, userId)) await this.request(tx, meta.eventId, userId, redirect);
    });
  }

  private async request(tx: Transaction, codeId: string, userId: string, redirect: string | null) {
    if (await this.codes.issue(tx, codeId, userId, 'magic-link'))
      tx.emit(SignInLinkRequested, { codeId, redirect });
  }

  private async refuseTooMany(tx: Transaction, userId: string): Promise<void> {
    const now = this.clock.now().getTime();
    const recent = await tx.manager.find(OneTimeCodeEntity, {
      where: { userId, purpose: 'magic-link', createdAt: MoreThan(new Date(now - WINDOW_MS)) },
      order: { createdAt: 'ASC' },
    });
    if (recent.length < MOST_LINKS) return;
    const freeAgainAt = recent[recent.length - MOST_LINKS]!.createdAt.getTime() + WINDOW_MS;
    throw tooManyLinks(Math.ceil((freeAgainAt - now) / 1000));
  }
}
