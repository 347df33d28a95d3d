import { Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Database } from '@server/platform/database';
import { Identities } from '../identities/identities';
import { SignInWayAdded } from '../notices/notices.events';

/** Links learners' Google accounts. */
@Injectable()
export class GoogleAccounts {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly identities: Identities,
  ) {}

  /** In place of an earlier one. @throws DomainError `conflict` if another learner has it */
  async link(userId: string, { subject, label }: { subject: string; label: string }): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.users.lock(tx, userId);
      await this.identities.link(tx, userId, { provider: 'google', subject, label });
      tx.emit(SignInWayAdded, { userId, way: 'Google' as const });
    });
  }

  unlink(userId: string): Promise<void> {
    return this.database.transaction((tx) => this.identities.unlink(tx, userId, 'google'));
  }
}
