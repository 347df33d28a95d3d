import { Injectable } from '@nestjs/common';
import { Action, GUEST, Policy, rule } from '@server/people/access';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import { UserRepository } from './user.repository';

export const AdministerSite = Action.define('administer-site');

/** Admins may do everything on the admin pages, and nobody else anything. */
@Injectable()
export class AdminPolicy extends Policy {
  constructor(private readonly users: UserRepository) {
    super();
  }

  readonly rules = [
    rule(AdministerSite, async (learner) => {
      const user = learner === GUEST ? null : await this.users.find(learner as string);
      return user?.isAdmin ? 'allowed' : new DomainError('forbidden', text('admin.admins-only'));
    }),
  ];
}
