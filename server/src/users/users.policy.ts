import { Injectable } from '@nestjs/common';
import { Action, Policy, rule } from '@server/access';
import { DomainError } from '@server/platform/errors';

/** Everything at /u/{handle}. */
export const ReadProfile = Action.define<{ userId: string; isPrivate: boolean }>('read-profile');

export const PRIVATE_PROFILE = 'This profile is private.';

/** Learners always see their own profile, and others' unless it's private. */
@Injectable()
export class UsersPolicy extends Policy {
  readonly rules = [
    rule(ReadProfile, (learner, { userId, isPrivate }) =>
      !isPrivate || learner === userId ? 'allowed' : new DomainError('forbidden', PRIVATE_PROFILE),
    ),
  ];
}
