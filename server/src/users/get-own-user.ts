import { Injectable, Optional } from '@nestjs/common';
import type { UserEntity } from './user.entity';
import { UserRepository } from './user.repository';
import { START, type Standing, UserStanding } from './user-standing';
import { userDeleted } from './users.errors';

/** The signed-in user and what they have earned. */
@Injectable()
export class GetOwnUser {
  constructor(
    private readonly users: UserRepository,
    @Optional() private readonly standings?: UserStanding,
  ) {}

  /** @throws DomainError `unauthenticated` when the user was deleted. */
  async execute(userId: string): Promise<{ user: UserEntity; standing: Standing }> {
    const [user, standing] = await Promise.all([
      this.users.find(userId),
      this.standings?.standingOf(userId) ?? START,
    ]);
    if (!user) throw userDeleted();
    return { user, standing };
  }
}
