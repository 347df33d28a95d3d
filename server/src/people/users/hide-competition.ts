import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import type { Transaction } from '@server/platform/database';
import { UserEntity } from './user.entity';
import { userDeleted } from './users.errors';

/** Stores whether a learner wants to see what compares learners. What follows from it is the caller's. */
@Injectable()
export class HideCompetition {
  constructor(private readonly clock: Clock) {}

  /** @throws DomainError `unauthenticated` if the user doesn't exist. */
  async execute(tx: Transaction, userId: string, hidden: boolean): Promise<void> {
    const hidesCompetitionSince = hidden ? this.clock.now() : null;
    const { affected } = await tx.manager.update(UserEntity, { id: userId }, { hidesCompetitionSince });
    if (affected !== 1) throw userDeleted();
  }
}
