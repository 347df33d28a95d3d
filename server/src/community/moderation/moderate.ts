import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { type UserEntity, UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, newId, type Transaction } from '@server/platform/database';
import {
  type AccountAction,
  isAccountAction,
  type ModerationAction,
  needsReason,
} from '@shared/rules/moderation';
import { AccountActions } from './account-actions';
import { auditNameOf } from './audit-names';
import { ContentActions } from './content-actions';
import { accountGone, alreadyDecided, caseGone, reasonMissing } from './moderation.errors';
import { AuthorModerated } from './moderation.events';
import { ModerationActionEntity } from './moderation-action.entity';
import type { ModerationCaseEntity } from './moderation-case.entity';
import { ModerationCases } from './moderation-cases';

interface Decision<Action> {
  adminId: string;
  action: Action;
  /** Its author reads it. */
  reason: string;
}

/** Does what an admin decided: to what was reported, or to its author's account. Each is logged, and its author told. */
@Injectable()
export class Moderate {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly cases: ModerationCases,
    private readonly content: ContentActions,
    private readonly accounts: AccountActions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Closes the case, unless the author was only signed out. What's done to an account can follow a decision.
   * @throws DomainError `not-found`; `invalid` without a reason; `conflict` if it's been decided or changed meanwhile.
   */
  async inCase({ caseId, ...decision }: Decision<ModerationAction> & { caseId: string }): Promise<void> {
    requireReason(decision);
    await this.database.transaction(async (tx) => {
      const found = await this.cases.lock(tx, caseId);
      if (!found) throw caseGone();
      const author = await this.lockUser(tx, found.authorId);
      const { action } = decision;
      if (isAccountAction(action)) await this.toAccount(tx, author, { ...decision, action }, caseId);
      else await this.toContent(tx, found, author, decision);
      if (action !== 'sign-out') await this.cases.close(tx, caseId);
    });
  }

  /** From the account's page. @throws like `inCase`. */
  async account({ userId, ...decision }: Decision<AccountAction> & { userId: string }): Promise<void> {
    requireReason(decision);
    await this.database.transaction(async (tx) => {
      await this.toAccount(tx, await this.lockUser(tx, userId), decision, null);
    });
  }

  private async toContent(
    tx: Transaction,
    found: ModerationCaseEntity,
    author: UserEntity,
    decision: Decision<ModerationAction>,
  ): Promise<void> {
    if (found.closedAt) throw alreadyDecided();
    const before = await this.content.apply(tx, found, author, decision.action);
    await this.record(tx, author, { ...decision, caseId: found.id, kind: found.kind, before });
  }

  private async toAccount(
    tx: Transaction,
    user: UserEntity,
    decision: Decision<AccountAction>,
    caseId: string | null,
  ): Promise<void> {
    const before = await this.accounts.apply(tx, user, decision.action, decision.reason);
    await this.record(tx, user, { ...decision, caseId, kind: null, before });
  }

  private async record(
    tx: Transaction,
    author: UserEntity,
    what: Pick<ModerationActionEntity, 'adminId' | 'action' | 'reason' | 'caseId' | 'kind' | 'before'>,
  ): Promise<void> {
    const createdAt = this.clock.now();
    const row = { id: newId(createdAt.getTime()), createdAt, userId: author.id, undoneAt: null, ...what };
    await tx.manager.insert(ModerationActionEntity, row);
    const { adminId, action, kind, reason } = what;
    await this.audit.record(tx, {
      adminId,
      action: auditNameOf(action, kind),
      subject: author.id,
      details: { handle: author.handle, ...(reason && { reason }) },
    });
    if (!needsReason(action)) return;
    tx.emit(AuthorModerated, { actionId: row.id, userId: author.id, action, kind, isUndone: false });
  }

  private async lockUser(tx: Transaction, id: string): Promise<UserEntity> {
    const user = await this.users.lock(tx, id);
    if (!user) throw accountGone();
    return user;
  }
}

function requireReason({ action, reason }: Pick<Decision<ModerationAction>, 'action' | 'reason'>): void {
  if (needsReason(action) && reason === '') throw reasonMissing();
}
