import { Injectable } from '@nestjs/common';
import { Access, type Learner } from '@server/people/access';
import { DataSource } from 'typeorm';
import { Handles } from './handles';
import { DEFAULT_DETAILS, type ProfileDetails, ProfileDetailsEntity } from './profile-details.entity';
import type { UserEntity } from './user.entity';
import { profileNotFound } from './users.errors';
import { ReadProfile } from './users.policy';

export interface FoundProfile {
  user: UserEntity;
  details: ProfileDetails;
}

/** Finds the learner behind a handle, for those who may see their profile. */
@Injectable()
export class FindProfile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly handles: Handles,
    private readonly access: Access,
  ) {}

  /**
   * @param handle Current or earlier.
   * @throws DomainError `not-found`, also while the account is suspended, or `forbidden` if the profile is private.
   */
  async execute(viewer: Learner, handle: string): Promise<FoundProfile> {
    const user = await this.handles.find(handle);
    if (!user || user.suspendedAt) throw profileNotFound();
    const details = await this.detailsOf(user.id);
    await this.access.require(viewer, ReadProfile, { userId: user.id, isPrivate: details.isPrivate });
    return { user, details };
  }

  async detailsOf(userId: string): Promise<ProfileDetails> {
    return (await this.dataSource.manager.findOneBy(ProfileDetailsEntity, { userId })) ?? DEFAULT_DETAILS;
  }
}
