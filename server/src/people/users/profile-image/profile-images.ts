import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, newId, type Transaction } from '@server/platform/database';
import { UserEntity } from '../user.entity';
import { UserRepository } from '../user.repository';
import { imageNotFound, userDeleted } from '../users.errors';
import { ProfileImageEntity } from './profile-image.entity';
import { reEncodeImage } from './re-encode-image';

/** Learners' pictures. */
@Injectable()
export class ProfileImages {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The WebP file.
   * @throws DomainError `not-found`.
   */
  async get(id: string): Promise<Buffer> {
    const image = await this.database.dataSource.manager.findOneBy(ProfileImageEntity, { id });
    if (!image) throw imageNotFound();
    return Buffer.from(image.webp, 'base64');
  }

  /** The picture of a learner; undefined if they have none. */
  async of(userId: string): Promise<Buffer | undefined> {
    const image = await this.database.dataSource.manager.findOneBy(ProfileImageEntity, { userId });
    return image ? Buffer.from(image.webp, 'base64') : undefined;
  }

  /** @throws DomainError `invalid` if it isn't an image that we take. */
  async set(userId: string, bytes: Buffer): Promise<void> {
    const webp = (await reEncodeImage(bytes)).toString('base64');
    await this.database.transaction((tx) => this.put(tx, userId, webp));
  }

  /** Replaces the picture with one that was stored before. */
  async put(tx: Transaction, userId: string, webp: string): Promise<void> {
    await this.clear(tx, userId);
    const id = newId();
    await tx.manager.insert(ProfileImageEntity, { id, userId, createdAt: this.clock.now(), webp });
    await tx.manager.update(UserEntity, { id: userId }, { profileImageUrl: profileImagePath(id) });
  }

  /** Removes the picture and returns it as it was stored; null if there was none. */
  async take(tx: Transaction, userId: string): Promise<string | null> {
    const image = await tx.manager.findOneBy(ProfileImageEntity, { userId });
    if (image) await this.clear(tx, userId);
    return image?.webp ?? null;
  }

  async remove(userId: string): Promise<void> {
    await this.database.transaction((tx) => this.clear(tx, userId));
  }

  private async clear(tx: Transaction, userId: string): Promise<void> {
    if (!(await this.users.lock(tx, userId))) throw userDeleted();
    await tx.manager.delete(ProfileImageEntity, { userId });
    await tx.manager.update(UserEntity, { id: userId }, { profileImageUrl: null });
  }
}

const profileImagePath = (id: string): string => `/v1/static/profile_images/${id}`;
