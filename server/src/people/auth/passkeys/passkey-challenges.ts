import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, newId } from '@server/platform/database';
import { IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { hashOf, newSecret } from '../secrets';
import { PasskeyChallengeEntity } from './passkey-challenge.entity';

const TTL_MS = 5 * 60_000;

/** Challenges are good once, and for what they were made for: a sign-in, or one user who adds a passkey. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @param userId null for a sign-in. */
  async create(userId: string | null): Promise<string> {
    const challenge = newSecret();
    const now = this.clock.now();
    await this.database.transaction(async ({ manager }) => {
      await manager.delete(PasskeyChallengeEntity, { expiresAt: LessThanOrEqual(now) });
      const expiresAt = new Date(now.getTime() + TTL_MS);
      await manager.insert(PasskeyChallengeEntity, {
        id: newId(),
        hash: hashOf(challenge),
        userId,
        expiresAt,
      });
    });
    return challenge;
  }

  /** Whether the challenge is good; it isn't any more afterwards. */
  async spend(challenge: string, userId: string | null): Promise<boolean> {
    const { affected } = await this.database.transaction(({ manager }) =>
      manager.delete(PasskeyChallengeEntity, {
        hash: hashOf(challenge),
        userId: userId ?? IsNull(),
        expiresAt: MoreThan(this.clock.now()),
      }),
    );
    return affected === 1;
  }
}
