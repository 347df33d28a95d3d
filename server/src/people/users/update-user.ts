import { Injectable } from '@nestjs/common';
import { Database, insertOnce } from '@server/platform/database';
import type { InputOf, UserField, updateUser } from '@shared/contracts';
import { DEFAULT_DETAILS, type ProfileDetails, ProfileDetailsEntity } from './profile-details.entity';
import { UserEntity } from './user.entity';
import { UserRepository } from './user.repository';
import { userDeleted } from './users.errors';

export type UserUpdate = InputOf<typeof updateUser>['body'];

/** Which column each field of an account is stored in. */
const ACCOUNT_COLUMNS = {
  firstName: 'firstName',
  lastName: 'lastName',
  vimEnabled: 'vimEnabled',
  timezone: 'timeZone',
  locale: 'locale',
} as const satisfies Partial<Record<UserField, keyof UserEntity>>;

/** The same for what's optional. */
const DETAIL_COLUMNS = {
  bio: 'bio',
  jobTitle: 'jobTitle',
  location: 'location',
  twitterHandle: 'twitterHandle',
  linkedinURL: 'linkedinUrl',
  githubHandle: 'githubHandle',
  websiteURL: 'websiteUrl',
  experienceLevel: 'experienceLevel',
  recruitersCanContact: 'recruitersCanContact',
  IsPrivate: 'isPrivate',
  showsDiscord: 'showsDiscord',
  notifyOnCommissions: 'notifyOnCommissions',
} as const satisfies Record<Exclude<UserField, keyof typeof ACCOUNT_COLUMNS>, keyof ProfileDetails>;

/** Changes what learners say about themselves, and their settings. */
@Injectable()
export class UpdateUser {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
  ) {}

  /**
   * Stores the fields that were sent; of those, only `updateFields` if there are any. A new time zone can't give anybody a
   * second day: their streak follows it by its own rules (docs/streak.md).
   * @throws DomainError `unauthenticated` if the user was deleted.
   */
  async execute(userId: string, { updateFields, ...sent }: UserUpdate): Promise<void> {
    const changed = new Set(updateFields ?? Object.keys(sent));
    const values = Object.entries(sent).filter(([field, value]) => value !== undefined && changed.has(field));
    const account = renamed<UserEntity>(values, ACCOUNT_COLUMNS);
    const details = renamed<ProfileDetails>(values, DETAIL_COLUMNS);
    await this.database.transaction(async (tx) => {
      if (!(await this.users.lock(tx, userId))) throw userDeleted();
      if (Object.keys(account).length > 0) await tx.manager.update(UserEntity, { id: userId }, account);
      if (Object.keys(details).length === 0) return;
      if (await insertOnce(tx, ProfileDetailsEntity, { userId, ...DEFAULT_DETAILS, ...details })) return;
      await tx.manager.update(ProfileDetailsEntity, { userId }, details);
    });
  }
}

function renamed<Row>(
  values: readonly [string, unknown][],
  columns: Readonly<Record<string, string>>,
): Partial<Row> {
  const known = values.filter(([field]) => Object.hasOwn(columns, field));
  return Object.fromEntries(known.map(([field, value]) => [columns[field], value])) as Partial<Row>;
}
