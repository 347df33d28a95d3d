import { Injectable } from '@nestjs/common';
import { UserRepository, UserSignedUp } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, newId, type Transaction } from '@server/platform/database';
import { type EventMeta, type EventPayload, OnEvent } from '@server/platform/events';
import { IsNull, MoreThan } from 'typeorm';
import { tooManyLinks, unknownEmail } from './auth.errors';
import { SignInLinkRequested } from './auth.events';
import { OneTimeCodeEntity } from './one-time-code.entity';
import { type NewCode, OneTimeCodes } from './one-time-codes';

/** Links that one address can request for one account. */
const MAX_LINKS_PER_ADDRESS = 5;
const WINDOW_MS = 15 * 60_000;
/** Unused links of one account, from all requesters. The owner can sign in with any of them. */
const MAX_UNUSED_LINKS = 20;

/** A request for a sign-in link. */
export interface SignInLinkRequest {
  email: string;
  redirect?: string | null | undefined;
  /** The client's address. The limit is per address, so a stranger can't use up the owner's. */
  address: string;
}

/** Emails a sign-in link on request and after sign-up. */
@Injectable()
export class SendSignInLink {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly codes: OneTimeCodes,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not-found` without an account; `rate-limited` after five links in 15 minutes. */
  async execute({ email, redirect, address }: SignInLinkRequest): Promise<void> {
    const requester = this.codes.requesterOf(address);
    await this.database.transaction(async (tx) => {
      const user = await this.users.findByEmail(email, tx.manager);
      if (!user) throw unknownEmail();
      await this.users.lock(tx, user.id);
      await this.rejectTooMany(tx, user.id, requester);
      // More emails wouldn't help: the inbox already has plenty of working links.
      if (await this.hasPlenty(tx, user.id)) return;
      await this.request(tx, { id: newId(), userId: user.id, requester }, redirect ?? null);
    });
  }

  @OnEvent(UserSignedUp, 'auth.welcome')
  async welcome(
    { userId, redirect, isVerified }: EventPayload<typeof UserSignedUp>,
    meta: EventMeta,
  ): Promise<void> {
    if (isVerified) return;
    await this.database.transaction(async (tx) => {
      // The event's id becomes the code's id, so a redelivery doesn't send a second email.
      if (await this.users.lock(tx, userId)) await this.request(tx, { id: meta.eventId, userId }, redirect);
    });
  }

  private async request(tx: Transaction, code: Omit<NewCode, 'purpose'>, redirect: string | null) {
    if (await this.codes.issue(tx, { ...code, purpose: 'magic-link' }))
      tx.emit(SignInLinkRequested, { codeId: code.id, redirect });
  }

  /** A sign-up link counts toward the limit of every address. */
  private async rejectTooMany(tx: Transaction, userId: string, requester: string): Promise<void> {
    const now = this.clock.now().getTime();
    const link = { userId, purpose: 'magic-link', createdAt: MoreThan(new Date(now - WINDOW_MS)) } as const;
    const recent = await tx.manager.find(OneTimeCodeEntity, {
      where: [
        { ...link, requester },
        { ...link, requester: IsNull() },
      ],
      order: { createdAt: 'ASC' },
    });
    if (recent.length < MAX_LINKS_PER_ADDRESS) return;
    const freeAgainAt = recent[recent.length - MAX_LINKS_PER_ADDRESS]!.createdAt.getTime() + WINDOW_MS;
    throw tooManyLinks(Math.ceil((freeAgainAt - now) / 1000));
  }

  private async hasPlenty(tx: Transaction, userId: string): Promise<boolean> {
    const unused = { spentAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    const count = await tx.manager.countBy(OneTimeCodeEntity, { userId, purpose: 'magic-link', ...unused });
    return count >= MAX_UNUSED_LINKS;
  }
}
