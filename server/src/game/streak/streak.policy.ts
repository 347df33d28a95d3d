import { Injectable } from '@nestjs/common';
import { Action, Policy, rule } from '@server/people/access';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const ReadActivity = Action.define<{ userId: string; isPublic: boolean }>('read-activity');

/** Learners always see their own activity, and others' unless it's private. */
@Injectable()
export class StreakPolicy extends Policy {
  readonly rules = [
    rule(ReadActivity, (learner, { userId, isPublic }) =>
      isPublic || learner === userId
        ? 'allowed'
        : new DomainError('forbidden', text('users.private-activity')),
    ),
  ];
}
