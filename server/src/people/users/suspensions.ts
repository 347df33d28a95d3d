import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import type { Transaction } from '@server/platform/database';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { UserEntity } from './user.entity';
import { accountSuspended } from './users.errors';

/** What's stored of a suspension; all null without one. */
export type Suspension = Pick<UserEntity, 'suspendedAt' | 'suspensionReason' | 'eraseAt'>;

/** Accounts that nobody can sign in to, and that others don't see. Who decides it is moderation's. */
@Injectable()
export class Suspensions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** With `eraseAt`, the account is deleted then. Ending its sessions is the caller's. */
  async suspend(tx: Transaction, userId: string, reason: string, eraseAt: Date | null = null): Promise<void> {
    const suspension = { suspendedAt: this.clock.now(), suspensionReason: reason, eraseAt };
    await tx.manager.update(UserEntity, { id: userId }, suspension);
  }

  /** Puts back what was before, which may be another suspension. */
  async restore(tx: Transaction, userId: string, before: Suspension): Promise<void> {
    await tx.manager.update(UserEntity, { id: userId }, before);
  }

  /** The ids of at most `limit` accounts whose time is over, the oldest first. */
  async dueForErasure(at: Date, limit: number): Promise<string[]> {
    const due = await this.dataSource.manager.find(UserEntity, {
      select: { id: true },
      where: { eraseAt: LessThanOrEqual(at) },
      order: { eraseAt: 'ASC' },
      take: limit,
    });
    return due.map(({ id }) => id);
  }
}

/**
 * Skips TypeORM's mapping, because every sign-in asks.
 * @throws DomainError `forbidden` for a suspended account, with why.
 */
export async function refuseSuspended({ manager }: Transaction, userId: string): Promise<void> {
  const [row] = await manager.sql<{ reason: string | null; eraseAt: number | null }[]>`
    SELECT suspension_reason AS reason, erase_at AS "eraseAt" FROM users
    WHERE id = ${userId} AND suspended_at IS NOT NULL`;
  if (!row) return;
  const eraseAt = row.eraseAt === null ? null : new Date(Number(row.eraseAt));
  throw accountSuspended({ suspensionReason: row.reason, eraseAt });
}
