import { Injectable } from '@nestjs/common';
import { Database } from '@server/platform/database';
import { UserRepository } from '@server/users';
import { AccessTokens } from './access-tokens';
import { wrongCode } from './auth.errors';
import type { CodePurpose } from './one-time-code.entity';
import { OneTimeCodes } from './one-time-codes';
import { Sessions, type TokenPair } from './sessions';

/** Signs in with a one-time code from a magic link or /cli/login. */
@Injectable()
export class SignInWithCode {
  constructor(
    private readonly database: Database,
    private readonly codes: OneTimeCodes,
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
  ) {}

  /** @throws DomainError `forbidden` when the code is wrong, used or expired. */
  async execute(code: string): Promise<TokenPair & { purpose: CodePurpose }> {
    const { userId, purpose, session } = await this.database.transaction(async (tx) => {
      const spent = await this.codes.redeem(tx, code);
      if (!spent || !(await this.users.exists(spent.userId, tx.manager))) throw wrongCode();
      return { ...spent, session: await this.sessions.open(tx, spent.userId) };
    });
    const { sessionId, refreshToken } = session;
    return { purpose, refreshToken, accessToken: await this.accessTokens.sign({ userId, sessionId }) };
  }
}
