import { Injectable } from '@nestjs/common';
import { Action, Policy, rule } from '@server/access';
import { DomainError } from '@server/platform/errors';

export const ReadActivity = Action.define<{ userId: string; isPublic: boolean }>('read-activity');

/** Learners always see their own activity, and others' unless it's private. */
@Injectable()
export class StreakPolicy extends Policy {
  readonly rules = [
    rule(ReadActivity, (learner, { userId, isPublic }) =>
      isPublic || learner === userId
        ? 'allowed'
        : new DomainError('forbidden', 'This learner keeps their activity private.'),
    ),
  ];
}
