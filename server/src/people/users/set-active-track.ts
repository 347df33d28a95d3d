import { Injectable } from '@nestjs/common';
import { Database } from '@server/platform/database';
import { UserEntity } from './user.entity';
import { userDeleted } from './users.errors';

/** Sets a learner's active track. The caller has checked that it exists. */
@Injectable()
export class SetActiveTrack {
  constructor(private readonly database: Database) {}

  /** @throws DomainError `unauthenticated` if the user doesn't exist. */
  async execute(userId: string, trackId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { affected } = await tx.manager.update(UserEntity, { id: userId }, { activeTrackId: trackId });
      if (affected !== 1) throw userDeleted();
    });
  }
}
