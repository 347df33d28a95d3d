import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { AccessTokens, type ImpersonationEntity, Impersonations } from '@server/people/auth';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, type Transaction } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

/** A page that gets a token with less than this left would refresh it with every call. */
const MIN_REMAINING_MS = 60_000;

export interface ImpersonateInput {
  userId: string;
  adminId: string;
  /** The admin's own session. */
  sessionId: string;
  reason: string;
}

const isOver = () => new DomainError('not-found', text('session.impersonation-over'));

/** Lets an admin view Emberforge as a learner for half an hour (docs/admin.md). */
@Injectable()
export class Impersonate {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly impersonations: Impersonations,
    private readonly accessTokens: AccessTokens,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not-found`; `conflict` for an admin's account, which includes one's own. */
  async start({ userId, adminId, sessionId, reason }: ImpersonateInput): Promise<ImpersonationEntity> {
    return this.database.transaction(async (tx) => {
      const user = await this.users.lock(tx, userId);
      if (!user) throw new DomainError('not-found', text('users.no-account'));
      if (user.isAdmin) throw new DomainError('conflict', text('admin.not-as-an-admin'));
      const opened = await this.impersonations.open(tx, { userId, adminId, sessionId, reason });
      const details = { handle: user.handle, reason };
      await this.audit.record(tx, { adminId, action: 'start-impersonation', subject: userId, details });
      return opened;
    });
  }

  /** @throws DomainError `not-found` if it's over, about to be, or another admin's. */
  async token(adminId: string, id: string): Promise<string> {
    const open = await this.impersonations.findOpen(id);
    const soon = this.clock.now().getTime() + MIN_REMAINING_MS;
    if (open?.adminId !== adminId || open.expiresAt.getTime() < soon) throw isOver();
    return this.accessTokens.signImpersonation(open);
  }

  /** @throws DomainError `not-found` if it doesn't exist, or is another admin's. */
  async stop(adminId: string, id: string): Promise<void> {
    const started = await this.impersonations.find(id);
    if (started?.adminId !== adminId) throw isOver();
    await this.database.transaction((tx) => this.end(tx, started, 'stopped'));
  }

  /** Logs the end of those whose time is over. */
  async endOverdue(at: Date): Promise<void> {
    for (const overdue of await this.impersonations.overdue(at))
      await this.database.transaction((tx) => this.end(tx, overdue, 'time is up'));
  }

  private async end(
    tx: Transaction,
    { id, adminId, userId }: Pick<ImpersonationEntity, 'id' | 'adminId' | 'userId'>,
    how: string,
  ): Promise<void> {
    if (!(await this.impersonations.end(tx, id))) return;
    const user = await this.users.lock(tx, userId);
    const details = { handle: user?.handle ?? 'a deleted account', how };
    await this.audit.record(tx, { adminId, action: 'stop-impersonation', subject: userId, details });
  }
}
