import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { SiteSettings } from '@server/operations/site-settings';
import { OneTimeCodes, SendSignInLink } from '@server/people/auth';
import { SignUp, UserEntity, UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, newId, type Transaction } from '@server/platform/database';
import type { InputOf, setUpSite } from '@shared/contracts';
import { alreadySetUp, wrongSetupCode } from './setup.errors';
import { SetupCode } from './setup-code';
import { SetupState } from './setup-state';

export type SetUpInput = InputOf<typeof setUpSite>['body'] & {
  /** The client's address. */
  address: string;
};

/** Makes the person who runs this server its first admin. */
@Injectable()
export class SetUp {
  constructor(
    private readonly database: Database,
    private readonly state: SetupState,
    private readonly setupCode: SetupCode,
    private readonly settings: SiteSettings,
    private readonly users: UserRepository,
    private readonly signUp: SignUp,
    private readonly codes: OneTimeCodes,
    private readonly sendLink: SendSignInLink,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a one-time code that signs in to the new account. The setup code is worth no existing account: its owner
   * becomes the admin, and has to sign in with a link that goes to them. Then it's null.
   *
   * @throws DomainError `conflict` once the site is set up; `forbidden` with a wrong code.
   */
  async execute({ code, address, ...person }: SetUpInput): Promise<string | null> {
    if (!(await this.state.isOpen())) throw alreadySetUp();
    if (!this.setupCode.matches(code)) throw wrongSetupCode();
    const codeId = await this.database.transaction(async (tx) => {
      // Locked, so that of two people at the same moment, the second one gets the error.
      const { setUpAt } = await this.settings.update(tx, { setUpAt: this.clock.now() });
      if (setUpAt !== null) throw alreadySetUp();
      const known = await this.users.findByEmail(person.email, tx.manager);
      const userId = known?.id ?? (await this.signUp.verified(tx, person));
      await this.makeAdmin(tx, userId);
      return known ? null : this.issueCode(tx, userId);
    });
    if (codeId !== null) return this.codes.codeOf(codeId);
    await this.sendLink.execute({ email: person.email, redirect: '/setup', address });
    return null;
  }

  private async makeAdmin(tx: Transaction, userId: string): Promise<void> {
    const user = await this.users.lock(tx, userId);
    if (!user) throw new Error('The new account is gone.');
    await tx.manager.update(UserEntity, { id: userId }, { isAdmin: true });
    const details = { handle: user.handle };
    await this.audit.record(tx, { adminId: userId, action: 'set-up', subject: userId, details });
  }

  private async issueCode(tx: Transaction, userId: string): Promise<string> {
    const id = newId(this.clock.now().getTime());
    await this.codes.issue(tx, { id, userId, purpose: 'magic-link' });
    return id;
  }
}
