import { Injectable } from '@nestjs/common';
import { SignUpRules } from '@server/people/users';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import type { EntityManager } from 'typeorm';
import { SiteInvitationEntity } from './site-invitation.entity';
import { SiteSettings } from './site-settings';

/** Who may sign up, by what admins have set. It's read from the database each time, so a change applies immediately. */
@Injectable()
export class SiteSignUpRules extends SignUpRules {
  constructor(private readonly settings: SiteSettings) {
    super();
  }

  async check(manager: EntityManager, email: string): Promise<void> {
    const { signUp, domains } = await this.settings.read(manager);
    if (signUp === 'everybody') return;
    // An invitation is also how somebody from elsewhere gets in.
    if (await manager.existsBy(SiteInvitationEntity, { email })) return;
    if (signUp === 'invited') throw invitationNeeded();
    if (!domains.includes(email.slice(email.lastIndexOf('@') + 1))) throw otherDomain(domains);
  }
}

const invitationNeeded = () => new DomainError('forbidden', text('sign-up.by-invitation'));

const otherDomain = (domains: readonly string[]) =>
  new DomainError('forbidden', text('sign-up.other-domain', { domains: orList.format(domains) }));

const orList = new Intl.ListFormat('en', { type: 'disjunction' });
