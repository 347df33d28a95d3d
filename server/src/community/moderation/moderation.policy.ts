import { Injectable } from '@nestjs/common';
import { Action, Policy, rule } from '@server/people/access';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

/** Telling the admins about something that somebody else wrote or shows. */
export const ReportContent = Action.define<{ authorId: string }>('report-content');

/** Any signed-in learner may, and nobody themself. */
@Injectable()
export class ModerationPolicy extends Policy {
  readonly rules = [
    rule(ReportContent, (learner, { authorId }) => {
      if (learner === undefined) return new DomainError('unauthenticated', text('moderation.sign-in'));
      return learner === authorId ? new DomainError('forbidden', text('moderation.not-yourself')) : 'allowed';
    }),
  ];
}
