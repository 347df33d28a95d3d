import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { insertOnce, type Transaction } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import { DataSource } from 'typeorm';
import { isPastHandle } from './handles';
import { makeHandle } from './make-handle';
import { PastHandleEntity } from './past-handle.entity';
import { ProfileDetailsEntity } from './profile-details.entity';
import { ProfileImages } from './profile-image/profile-images';
import { UserEntity } from './user.entity';

/** What somebody can take offense at in a profile. */
export type ProfilePart = 'name' | 'bio' | 'picture' | 'handle';

/** What an admin took out of a profile, by which it can be put back, and what's there instead. */
export interface ClearedText {
  before: Record<string, string | null>;
  after?: string;
}

const NEUTRAL = { firstName: 'Learner', lastName: '' };
const MAX_HANDLE_ATTEMPTS = 8;

const changedSince = () => new DomainError('conflict', text('moderation.changed-since'));

/** The parts of a profile as others see them; an admin can clear each and put it back. */
@Injectable()
export class ModeratedProfile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ProfileImages,
    private readonly clock: Clock,
  ) {}

  /** A text, or the bytes of a picture in base64; null if there's nothing. */
  async read(user: UserEntity, part: ProfilePart): Promise<string | null> {
    if (part === 'name') return `${user.firstName} ${user.lastName}`.trim();
    if (part === 'handle') return user.handle;
    if (part === 'picture') return (await this.images.of(user.id))?.toString('base64') ?? null;
    const details = await this.dataSource.manager.findOneBy(ProfileDetailsEntity, { userId: user.id });
    return details?.bio ?? null;
  }

  /** @param user Locked. @throws DomainError `conflict` if there's nothing to clear. */
  async clear(tx: Transaction, user: UserEntity, part: ProfilePart): Promise<ClearedText> {
    if (part === 'name') return this.clearName(tx, user);
    if (part === 'bio') return this.clearBio(tx, user.id);
    if (part === 'picture') return this.clearPicture(tx, user.id);
    return this.replaceHandle(tx, user);
  }

  /** @param user Locked. @throws DomainError `conflict` if its owner has changed it since. */
  async restore(
    tx: Transaction,
    user: UserEntity,
    part: ProfilePart,
    before: ClearedText['before'],
  ): Promise<void> {
    const { manager } = tx;
    const [userId, id] = [user.id, { id: user.id }];
    if (part === 'name') {
      if (user.firstName !== NEUTRAL.firstName || user.lastName !== NEUTRAL.lastName) throw changedSince();
      const { firstName, lastName } = before;
      await manager.update(UserEntity, id, { firstName: firstName ?? '', lastName: lastName ?? '' });
    } else if (part === 'bio') {
      const details = await manager.findOneBy(ProfileDetailsEntity, { userId });
      if (!details || details.bio !== null) throw changedSince();
      await manager.update(ProfileDetailsEntity, { userId }, { bio: before.bio ?? null });
    } else if (part === 'picture') {
      if (user.profileImageUrl !== null) throw changedSince();
      await this.images.put(tx, userId, before.webp ?? '');
    } else await this.giveBackHandle(tx, user, before);
  }

  private async clearName(tx: Transaction, { id, firstName, lastName }: UserEntity): Promise<ClearedText> {
    if (firstName === NEUTRAL.firstName && lastName === NEUTRAL.lastName) throw alreadyCleared();
    await tx.manager.update(UserEntity, { id }, NEUTRAL);
    return { before: { firstName, lastName }, after: NEUTRAL.firstName };
  }

  private async clearBio(tx: Transaction, userId: string): Promise<ClearedText> {
    const details = await tx.manager.findOneBy(ProfileDetailsEntity, { userId });
    if (!details?.bio) throw alreadyCleared();
    await tx.manager.update(ProfileDetailsEntity, { userId }, { bio: null });
    return { before: { bio: details.bio } };
  }

  private async clearPicture(tx: Transaction, userId: string): Promise<ClearedText> {
    const webp = await this.images.take(tx, userId);
    if (webp === null) throw alreadyCleared();
    return { before: { webp } };
  }

  /** The old one is blocked, or its owner would simply take it again. */
  private async replaceHandle(tx: Transaction, { id, handle }: UserEntity): Promise<ClearedText> {
    const neutral = await this.freeHandle(tx);
    await tx.manager.update(UserEntity, { id }, { handle: neutral });
    const past = { handle, userId: id, changedAt: this.clock.now(), isBlocked: true };
    await insertOnce(tx, PastHandleEntity, past);
    return { before: { handle, neutral }, after: neutral };
  }

  private async giveBackHandle(tx: Transaction, user: UserEntity, before: ClearedText['before']) {
    const { handle = '', neutral = '' } = before as Record<string, string>;
    // A learner who has chosen another one meanwhile keeps it, and may go back to the old one.
    if (user.handle !== neutral) {
      await tx.manager.update(PastHandleEntity, { handle }, { isBlocked: false });
      return;
    }
    await tx.manager.delete(PastHandleEntity, { handle });
    await tx.manager.update(UserEntity, { id: user.id }, { handle });
  }

  private async freeHandle({ manager }: Transaction): Promise<string> {
    // From the second attempt on it has digits: `learner` alone would be a prize.
    for (let attempt = 2; attempt <= MAX_HANDLE_ATTEMPTS; attempt++) {
      const handle = makeHandle('learner', '', attempt);
      const isTaken =
        (await manager.existsBy(UserEntity, { handle })) || (await isPastHandle(handle, manager));
      if (!isTaken) return handle;
    }
    throw new Error('Found no unused handle.');
  }
}

const alreadyCleared = () => new DomainError('conflict', text('moderation.nothing-to-clear'));
