import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, newId, type Transaction } from '@server/platform/database';
import type { createUser, InputOf } from '@shared/contracts';
import type { Locale } from '@shared/locales';
import { isPastHandle } from './handles';
import { makeHandle } from './make-handle';
import { OpenSignUp, SignUpRules } from './sign-up-rules';
import { UserEntity } from './user.entity';
import { UserRepository } from './user.repository';
import { emailTaken } from './users.errors';
import { UserSignedUp } from './users.events';

const MAX_HANDLE_ATTEMPTS = 8;

export type SignUpInput = InputOf<typeof createUser>['body'] & {
  /** The language of the request. */
  locale?: Locale | undefined;
};

/** Opens an account. */
@Injectable()
export class SignUp {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly clock: Clock,
    @Optional() private readonly rules: SignUpRules = new OpenSignUp(),
  ) {}

  /**
   * The owner gets a sign-in link by email (UserSignedUp).
   * @throws DomainError `conflict` if the email already has an account, even one created concurrently; `forbidden` if it
   * may not have one.
   */
  async execute(input: SignUpInput): Promise<void> {
    await this.database.transaction(async (tx) => {
      const userId = await this.insert(tx, input);
      tx.emit(UserSignedUp, { userId, redirect: input.redirect ?? null });
    });
  }

  /** For somebody who has just proved that the email is theirs. Returns the user's id. @throws like `execute`. */
  async verified(tx: Transaction, input: SignUpInput): Promise<string> {
    const userId = await this.insert(tx, input);
    tx.emit(UserSignedUp, { userId, redirect: null, isVerified: true });
    return userId;
  }

  /** Unique constraints decide whether the email address and the handle are free. */
  private async insert(tx: Transaction, input: SignUpInput): Promise<string> {
    await this.rules.check(tx.manager, input.email);
    const user = await this.newUser(tx, input);
    for (let attempt = 1; attempt <= MAX_HANDLE_ATTEMPTS; attempt++) {
      const handle = makeHandle(input.firstName, input.lastName, attempt);
      if (await insertOnce(tx, UserEntity, { ...user, handle })) {
        if (!(await isPastHandle(handle, tx.manager))) return user.id;
        await tx.manager.delete(UserEntity, { id: user.id });
      } else if (await this.users.emailExists(input.email, tx.manager)) throw emailTaken();
    }
    throw new Error(`Found no unused handle for a new user in ${MAX_HANDLE_ATTEMPTS} attempts.`);
  }

  private async newUser(tx: Transaction, input: SignUpInput) {
    const referrer = input.referringUserUUID;
    const isKnown = referrer != null && (await this.users.exists(referrer, tx.manager));
    return {
      id: newId(),
      createdAt: this.clock.now(),
      email: input.email,
      firstName: input.firstName,
      lastName: input.lastName,
      timeZone: input.userTimezone ?? 'UTC',
      locale: input.locale ?? null,
      vimEnabled: false,
      isAdmin: false,
      referringUserId: isKnown ? referrer : null,
    };
  }
}
