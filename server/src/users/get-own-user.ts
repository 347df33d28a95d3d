import { Injectable, Optional } from '@nestjs/common';
import type { UserEntity } from './user.entity';
import { UserRepository } from './user.repository';
import { type Totals, UserTotals, ZERO_TOTALS } from './user-totals';
import { userDeleted } from './users.errors';

/** The signed-in user and their totals. */
@Injectable()
export class GetOwnUser {
  constructor(
    private readonly users: UserRepository,
    @Optional() private readonly userTotals?: UserTotals,
  ) {}

  /** @throws DomainError `unauthenticated` if the user was deleted. */
  async execute(userId: string): Promise<{ user: UserEntity; totals: Totals }> {
    const [user, totals] = await Promise.all([
      this.users.find(userId),
      this.userTotals?.totalsOf(userId) ?? ZERO_TOTALS,
    ]);
    if (!user) throw userDeleted();
    return { user, totals };
  }
}
