import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { UserEntity, UserRepository } from '@server/people/users';
import { Database } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export interface ChangeAdminInput {
  userId: string;
  isAdmin: boolean;
  /** Who does it; null for a command on the server. */
  adminId: string | null;
}

/** Makes somebody an admin, or stops them from being one. */
@Injectable()
export class ChangeAdmin {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly audit: Audit,
  ) {}

  /** @throws DomainError `not-found`, and `conflict` if somebody removes themself, or for a suspended account. */
  async execute({ userId, isAdmin, adminId }: ChangeAdminInput): Promise<void> {
    // So the last admin can't lock everybody out by accident.
    if (userId === adminId && !isAdmin) throw new DomainError('conflict', text('admin.not-yourself'));
    await this.database.transaction(async (tx) => {
      const user = await this.users.lock(tx, userId);
      if (!user) throw new DomainError('not-found', text('users.no-account'));
      if (user.isAdmin === isAdmin) return;
      if (isAdmin && user.suspendedAt) throw new DomainError('conflict', text('admin.suspended'));
      await tx.manager.update(UserEntity, { id: userId }, { isAdmin });
      const action = isAdmin ? 'make-admin' : 'remove-admin';
      await this.audit.record(tx, { adminId, action, subject: userId, details: { handle: user.handle } });
    });
  }
}
