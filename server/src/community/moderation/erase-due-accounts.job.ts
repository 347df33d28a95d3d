import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { EraseAccount } from '@server/people/account-data';
import { Suspensions, UserRepository } from '@server/people/users';
import { Database } from '@server/platform/database';
import { ScheduledJob } from '@server/platform/jobs';

const BATCH = 50;

/** Deletes the accounts that admins decided to delete, once nobody can take it back anymore. */
@Injectable()
export class EraseDueAccounts extends ScheduledJob {
  readonly name = 'moderation.erase-due-accounts';
  readonly everyMs = 3_600_000;

  constructor(
    private readonly database: Database,
    private readonly suspensions: Suspensions,
    private readonly users: UserRepository,
    private readonly erase: EraseAccount,
    private readonly audit: Audit,
  ) {
    super();
  }

  async run(slot: Date, signal?: AbortSignal): Promise<void> {
    for (;;) {
      const due = await this.suspensions.dueForErasure(slot, BATCH);
      for (const userId of due) {
        signal?.throwIfAborted();
        await this.eraseOne(userId, slot);
      }
      if (due.length < BATCH) return;
    }
  }

  private async eraseOne(userId: string, slot: Date): Promise<void> {
    // Somebody may have taken it back, or deleted the account, since the list was read.
    const user = await this.users.find(userId);
    if (!user?.eraseAt || user.eraseAt > slot) return;
    await this.erase.execute(userId);
    await this.database.transaction((tx) =>
      this.audit.record(tx, { adminId: null, action: 'erase-account', subject: userId, details: {} }),
    );
  }
}
