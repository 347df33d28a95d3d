import { Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Database } from '@server/platform/database';
import { AccessTokens } from './access-tokens';
import { wrongCode } from './auth.errors';
import type { CodePurpose } from './one-time-code.entity';
import { OneTimeCodes } from './one-time-codes';
import { Sessions, type TokenPair } from './sessions';

/** What came with a code. */
export interface CodeSignIn {
  /** Proves that this client asked for the code, if it was made for the desktop app. */
  verifier?: string;
  /** Of the request, to name the device in the list of sessions. */
  userAgent?: string;
}

/** Signs in with a one-time code from a sign-in link or /cli/login. */
@Injectable()
export class SignInWithCode {
  constructor(
    private readonly database: Database,
    private readonly codes: OneTimeCodes,
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
  ) {}

  /** @throws DomainError `forbidden` when the code is wrong, used or expired, or another client's. */
  async execute(
    code: string,
    { verifier, userAgent }: CodeSignIn = {},
  ): Promise<TokenPair & { purpose: CodePurpose }> {
    // Thrown after the transaction, so that a code without its proof stays used up.
    const opened = await this.database.transaction(async (tx) => {
      const spent = await this.codes.redeem(tx, code, verifier);
      if (!spent || !(await this.users.exists(spent.userId, tx.manager))) return null;
      return { ...spent, session: await this.sessions.open(tx, spent.userId, userAgent) };
    });
    if (!opened) throw wrongCode();
    const { userId, purpose, session } = opened;
    const { sessionId, refreshToken } = session;
    return { purpose, refreshToken, accessToken: await this.accessTokens.sign({ userId, sessionId }) };
  }
}
