import { Injectable } from '@nestjs/common';
import { Action, Policy, rule } from '@server/people/access';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

/** Everything at /u/{handle}. */
export const ReadProfile = Action.define<{ userId: string; isPrivate: boolean }>('read-profile');

/** Learners always see their own profile, and others' unless it's private. */
@Injectable()
export class UsersPolicy extends Policy {
  readonly rules = [
    rule(ReadProfile, (learner, { userId, isPrivate }) =>
      !isPrivate || learner === userId
        ? 'allowed'
        : new DomainError('forbidden', text('users.private-profile')),
    ),
  ];
}
