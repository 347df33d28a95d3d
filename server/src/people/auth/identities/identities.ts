import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { newId, type Transaction } from '@server/platform/database';
import { DataSource } from 'typeorm';
import { linkedElsewhere } from './identities.errors';
import { IdentityEntity, type IdentityProvider } from './identity.entity';
import type { LinkedAccounts } from './sign-in-with-provider';

const NAMES: Record<IdentityProvider, string> = { google: 'Google', discord: 'Discord' };

/** Stores which accounts elsewhere belong to which user. */
@Injectable()
export class Identities {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The account of a user, by the name that they know it by; null without one. */
  async labelOf(userId: string, provider: IdentityProvider): Promise<string | null> {
    const row = await this.dataSource.manager.findOneBy(IdentityEntity, { userId, provider });
    return row?.label ?? null;
  }

  /**
   * Links an account, in place of an earlier one. The caller has locked the user.
   * @throws DomainError `conflict` if it's linked to another user.
   */
  async link(
    tx: Transaction,
    userId: string,
    account: Pick<IdentityEntity, 'provider' | 'subject' | 'label'>,
  ): Promise<void> {
    const { provider, subject, label } = account;
    const known = await tx.manager.findOneBy(IdentityEntity, { provider, subject });
    if (known && known.userId !== userId) throw linkedElsewhere(NAMES[provider], label);
    await tx.manager.delete(IdentityEntity, { userId, provider });
    const linkedAt = this.clock.now();
    await tx.manager.insert(IdentityEntity, { id: newId(linkedAt.getTime()), userId, linkedAt, ...account });
  }

  async unlink(tx: Transaction, userId: string, provider: IdentityProvider): Promise<void> {
    await tx.manager.delete(IdentityEntity, { userId, provider });
  }

  /** Of one provider, for signing in with it. */
  of(provider: IdentityProvider): LinkedAccounts {
    return {
      ownerOf: async ({ manager }, subject) =>
        (await manager.findOneBy(IdentityEntity, { provider, subject }))?.userId ?? null,
      hasAny: ({ manager }, userId) => manager.existsBy(IdentityEntity, { provider, userId }),
      link: (tx, userId, { subject, label }) => this.link(tx, userId, { provider, subject, label }),
    };
  }
}
