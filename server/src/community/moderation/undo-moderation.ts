import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, lockRow } from '@server/platform/database';
import { isAccountAction, needsReason } from '@shared/rules/moderation';
import { AccountActions } from './account-actions';
import { auditNameOf } from './audit-names';
import { canUndo, isTooLate } from './can-undo';
import { ContentActions } from './content-actions';
import { accountGone, cantUndo, decisionGone, tooLateToUndo } from './moderation.errors';
import { AuthorModerated } from './moderation.events';
import { ModerationActionEntity } from './moderation-action.entity';
import { ModerationCases } from './moderation-cases';

/** Takes back an admin's decision and emails the author. The case is open again. */
@Injectable()
export class UndoModeration {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly cases: ModerationCases,
    private readonly content: ContentActions,
    private readonly accounts: AccountActions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not-found`; `conflict` if it can't be undone (anymore), or was changed since. */
  async execute(adminId: string, actionId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const done = await lockRow(tx, ModerationActionEntity, { id: actionId });
      if (!done) throw decisionGone();
      const now = this.clock.now();
      if (isTooLate(done, now)) throw tooLateToUndo();
      if (!canUndo(done, now)) throw cantUndo();
      const { userId, action, kind, caseId } = done;
      const author = await this.users.lock(tx, userId);
      if (!author) throw accountGone();
      const found = caseId === null ? null : await this.cases.lock(tx, caseId);
      if (isAccountAction(action)) await this.accounts.undo(tx, author, done);
      else await this.content.undo(tx, done, found?.subjectId ?? null, author);
      await tx.manager.update(ModerationActionEntity, { id: actionId }, { undoneAt: now, before: null });
      if (found) await this.cases.reopen(tx, found.id);
      const details = { handle: author.handle, undone: auditNameOf(action, kind) };
      await this.audit.record(tx, { adminId, action: 'undo-moderation', subject: userId, details });
      if (needsReason(action)) tx.emit(AuthorModerated, { actionId, userId, action, kind, isUndone: true });
    });
  }
}
