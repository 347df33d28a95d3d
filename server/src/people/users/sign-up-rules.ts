import type { EntityManager } from 'typeorm';

/** Port, implemented by the site's settings: who may open an account, whichever way they come. */
export abstract class SignUpRules {
  /**
   * @param email lowercase.
   * @throws DomainError `forbidden` if this address may not sign up, with why.
   */
  abstract check(manager: EntityManager, email: string): Promise<void>;
}

/** Everybody may. */
export class OpenSignUp extends SignUpRules {
  async check(): Promise<void> {}
}
