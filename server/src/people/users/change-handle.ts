import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, isUniqueViolation } from '@server/platform/database';
import { HANDLE_CHANGE_DAYS, MAX_HANDLE_CHANGES } from '@shared/rules/handles';
import { MoreThan } from 'typeorm';
import { PastHandleEntity } from './past-handle.entity';
import { UserEntity } from './user.entity';
import { UserRepository } from './user.repository';
import { handleTaken, tooManyHandles, userDeleted } from './users.errors';

const DAY_MS = 86_400_000;

/** Changes a learner's handle. They keep the earlier ones: links with them lead to the new one. */
@Injectable()
export class ChangeHandle {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param handle Valid (`handleProblem`).
   * @throws DomainError `conflict` for a handle that somebody else has or had; `rate-limited` after too many new ones.
   */
  async execute(userId: string, handle: string): Promise<void> {
    try {
      await this.change(userId, handle);
    } catch (error) {
      throw isUniqueViolation(error) ? handleTaken() : error;
    }
  }

  private async change(userId: string, handle: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { manager } = tx;
      const user = await this.users.lock(tx, userId);
      if (!user) throw userDeleted();
      if (user.handle === handle) return;
      const now = this.clock.now();
      const since = new Date(now.getTime() - HANDLE_CHANGE_DAYS * DAY_MS);
      const past = await manager.findOneBy(PastHandleEntity, { handle });
      if (past && (past.userId !== userId || past.isBlocked)) throw handleTaken();
      const recent = await manager.countBy(PastHandleEntity, { userId, changedAt: MoreThan(since) });
      // Going back to an earlier one takes no new handle from others.
      if (!past && recent >= MAX_HANDLE_CHANGES) throw tooManyHandles();
      if (past) await manager.delete(PastHandleEntity, { handle });
      // The unique index waits for other changes of this handle to end, so a handle that was just left is free.
      await manager.update(UserEntity, { id: userId }, { handle });
      if (!past && (await manager.existsBy(PastHandleEntity, { handle }))) throw handleTaken();
      await manager.insert(PastHandleEntity, {
        handle: user.handle,
        userId,
        changedAt: now,
        isBlocked: false,
      });
    });
  }
}
