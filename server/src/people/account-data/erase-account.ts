import { Injectable } from '@nestjs/common';
import { LiveSessions, Sessions } from '@server/people/auth';
import { PastHandleEntity, UserEntity, UserRepository } from '@server/people/users';
import { Database, type ErasedPerson, type Transaction } from '@server/platform/database';
import { GithubAccounts } from '@server/solving/github';
import { deleteAbout, personalTables } from './personal-tables';

/**
 * Deletes an account and what the product holds about its owner, for good. What's kept are rows that sums of others depend
 * on, such as the ledger and what was done to a boss; the id in them names nobody any more, or is replaced by another one.
 */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly liveSessions: LiveSessions,
    private readonly github: GithubAccounts,
  ) {}

  /** @throws DomainError `unauthenticated` if it was deleted already. */
  async execute(userId: string): Promise<void> {
    await this.users.get(userId);
    // Gives GitHub its access back, which takes a token that is gone afterwards.
    await this.github.unlink(userId);
    const ended = await this.database.transaction(async (tx) => {
      const user = await this.users.lock(tx, userId);
      const open = await this.sessions.endAll(tx, userId);
      const tables = personalTables(tx.manager.dataSource);
      if (user) {
        const person = await personOf(tx, user);
        for (const { rule } of tables) await rule.forget?.(tx.manager, person);
      }
      for (const table of tables)
        if (table.rule.onErasure !== 'keep') await deleteAbout(tx.manager, table, userId);
      await tx.manager.update(UserEntity, { referringUserId: userId }, { referringUserId: null });
      return open;
    });
    for (const sessionId of ended) this.liveSessions.announceEnd(sessionId);
  }
}

async function personOf({ manager }: Transaction, user: UserEntity): Promise<ErasedPerson> {
  const past = await manager.findBy(PastHandleEntity, { userId: user.id });
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  const handles = [user.handle, ...past.map(({ handle }) => handle)];
  const names = [...handles, user.email, fullName, user.firstName, user.lastName];
  return { userId: user.id, email: user.email, names: names.filter((name) => name !== '') };
}
