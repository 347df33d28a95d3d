import { Injectable } from '@nestjs/common';
import { SignUp, UserRepository } from '@server/people/users';
import { Database, isUniqueViolation, type Transaction } from '@server/platform/database';
import { isDomainError } from '@server/platform/errors';
import { email as emailSchema } from '@shared/contracts';
import type { Locale } from '@shared/locales';
import { AccessTokens } from '../access-tokens';
import { SignInWayAdded } from '../notices/notices.events';
import { Sessions, type TokenPair } from '../sessions';
import { destinationOf } from './destination-of';
import { otherAccountLinked, unverifiedEmail } from './identities.errors';
import { nameOf } from './name-of';

/** An account at a provider that has just been signed in to. */
export interface ProviderAccount {
  /** The provider's own id of it. */
  subject: string;
  /** What its owner knows it by. */
  label: string;
  /** An address that the provider has verified; null if there's none. */
  verifiedEmail: string | null;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Where a provider's linked accounts are stored. */
export interface LinkedAccounts {
  /** The user's id; null if the account isn't linked. */
  ownerOf(tx: Transaction, subject: string): Promise<string | null>;
  hasAny(tx: Transaction, userId: string): Promise<boolean>;
  link(tx: Transaction, userId: string, account: ProviderAccount): Promise<void>;
  /** What has to be renewed with each sign-in. */
  renew?(tx: Transaction, userId: string, account: ProviderAccount): Promise<void>;
}

/** What the visitor brought along. */
export interface Arrival {
  referringUserUUID?: string | null | undefined;
  redirect?: string | null | undefined;
  originalPath?: string | null | undefined;
  userTimezone?: string | null | undefined;
  userAgent?: string | undefined;
  locale?: Locale | undefined;
}

export interface ProviderSignIn extends TokenPair {
  isNew: boolean;
  /** A page of this app; null if there's none in particular. */
  redirect: string | null;
}

/**
 * Signs in with an account elsewhere. It belongs to the user that it's linked to; otherwise to the one with the email
 * address that the provider has verified; otherwise a new account is opened.
 */
@Injectable()
export class SignInWithProvider {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly signUp: SignUp,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
  ) {}

  /**
   * @throws DomainError `forbidden` without a verified email address (unless the account is linked), `conflict` if the
   * user has linked another account of this provider.
   */
  async execute(
    provider: { name: 'Google' | 'GitHub'; accounts: LinkedAccounts },
    account: ProviderAccount,
    arrival: Arrival,
  ): Promise<ProviderSignIn> {
    const signIn = () =>
      this.database.transaction(async (tx) => {
        const { userId, isNew } = await this.findOrOpen(tx, provider, account, arrival);
        return { userId, isNew, session: await this.sessions.open(tx, userId, arrival.userAgent) };
      });
    // Two windows that open the same account at the same moment: the second one finds it.
    const { userId, isNew, session } = await signIn().catch((error: unknown) => {
      if (isUniqueViolation(error) || isConflict(error)) return signIn();
      throw error;
    });
    const { sessionId, refreshToken } = session;
    const accessToken = await this.accessTokens.sign({ userId, sessionId });
    return { accessToken, refreshToken, isNew, redirect: destinationOf(arrival) };
  }

  private async findOrOpen(
    tx: Transaction,
    { name, accounts }: { name: 'Google' | 'GitHub'; accounts: LinkedAccounts },
    account: ProviderAccount,
    arrival: Arrival,
  ): Promise<{ userId: string; isNew: boolean }> {
    const owner = await accounts.ownerOf(tx, account.subject);
    if (owner !== null) {
      await accounts.renew?.(tx, owner, account);
      return { userId: owner, isNew: false };
    }
    const email = emailSchema.safeParse(account.verifiedEmail).data;
    if (email === undefined) throw unverifiedEmail(name);
    const known = await this.users.findByEmail(email, tx.manager);
    if (known) {
      await this.users.lock(tx, known.id);
      if (await accounts.hasAny(tx, known.id)) throw otherAccountLinked(name);
    }
    const userId = known?.id ?? (await this.open(tx, email, account, arrival));
    await accounts.link(tx, userId, account);
    if (known) tx.emit(SignInWayAdded, { userId, way: name });
    return { userId, isNew: !known };
  }

  private open(tx: Transaction, email: string, account: ProviderAccount, arrival: Arrival): Promise<string> {
    const { referringUserUUID, userTimezone, locale } = arrival;
    const name = nameOf(account, email);
    return this.signUp.verified(tx, { email, ...name, referringUserUUID, userTimezone, locale });
  }
}

const isConflict = (error: unknown) => isDomainError(error) && error.kind === 'conflict';
