import { Injectable } from '@nestjs/common';
import { ModeratedReviews } from '@server/community/reviews';
import { LiveSessions, Sessions } from '@server/people/auth';
import { Suspensions, type UserEntity } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import type { Transaction } from '@server/platform/database';
import { type AccountAction, UNDO_DAYS } from '@shared/rules/moderation';
import { alreadySuspended, deletionFirst, deletionScheduled, isAnAdmin } from './moderation.errors';
import type { ModerationActionEntity } from './moderation-action.entity';

const DAY_MS = 86_400_000;

type Before = ModerationActionEntity['before'];

const isoOf = (at: Date | null) => at?.toISOString() ?? null;
const dateOf = (iso: string | null | undefined) => (iso ? new Date(iso) : null);

/** What admins do to accounts, and the other way round. */
@Injectable()
export class AccountActions {
  constructor(
    private readonly sessions: Sessions,
    private readonly liveSessions: LiveSessions,
    private readonly suspensions: Suspensions,
    private readonly reviews: ModeratedReviews,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns what it takes to undo it. An account that's to be deleted is suspended until then.
   * @param user Locked.
   * @throws DomainError `conflict` for an admin, and for what's been done already.
   */
  async apply(tx: Transaction, user: UserEntity, action: AccountAction, reason: string): Promise<Before> {
    if (action === 'sign-out') {
      await this.signOut(tx, user.id);
      return null;
    }
    if (user.isAdmin) throw isAnAdmin();
    if (user.eraseAt) throw deletionScheduled();
    if (action === 'suspend' && user.suspendedAt) throw alreadySuspended();
    const eraseAt = action === 'delete' ? new Date(this.clock.now().getTime() + UNDO_DAYS * DAY_MS) : null;
    await this.suspensions.suspend(tx, user.id, reason, eraseAt);
    await this.signOut(tx, user.id);
    tx.afterCommit(() => this.reviews.forgetRatings());
    return { suspendedAt: isoOf(user.suspendedAt), suspensionReason: user.suspensionReason };
  }

  /** @param user Locked. @throws DomainError `conflict` while the account is going to be deleted. */
  async undo(
    tx: Transaction,
    user: UserEntity,
    { action, before }: Pick<ModerationActionEntity, 'action' | 'before'>,
  ): Promise<void> {
    if (action === 'suspend' && user.eraseAt) throw deletionFirst();
    await this.suspensions.restore(tx, user.id, {
      suspendedAt: dateOf(before?.suspendedAt),
      suspensionReason: before?.suspensionReason ?? null,
      eraseAt: null,
    });
    tx.afterCommit(() => this.reviews.forgetRatings());
  }

  private async signOut(tx: Transaction, userId: string): Promise<void> {
    const ended = await this.sessions.endAll(tx, userId);
    tx.afterCommit(() => {
      for (const id of ended) this.liveSessions.announceEnd(id);
    });
  }
}
