import { Injectable, Optional } from '@nestjs/common';
import { FindProfile } from './find-profile';
import type { ProfileDetails } from './profile-details.entity';
import type { UserEntity } from './user.entity';
import { UserRepository } from './user.repository';
import { type Totals, UserTotals, ZERO_TOTALS } from './user-totals';
import { userDeleted } from './users.errors';

/** An account as its owner sees it. */
export interface OwnUser {
  user: UserEntity;
  details: ProfileDetails;
  totals: Totals;
}

/** The signed-in user and their totals. */
@Injectable()
export class GetOwnUser {
  constructor(
    private readonly users: UserRepository,
    private readonly profiles: FindProfile,
    @Optional() private readonly userTotals?: UserTotals,
  ) {}

  /** @throws DomainError `unauthenticated` if the user was deleted. */
  async execute(userId: string): Promise<OwnUser> {
    const [user, details, totals] = await Promise.all([
      this.users.find(userId),
      this.profiles.detailsOf(userId),
      this.userTotals?.totalsOf(userId) ?? ZERO_TOTALS,
    ]);
    if (!user) throw userDeleted();
    return { user, details, totals };
  }
}
