import { Injectable } from '@nestjs/common';
import { Database } from '@server/platform/database';
import { UserRepository } from '@server/users';
import { AccessTokens } from './access-tokens';
import { wrongCode } from './auth.errors';
import { OneTimeCodes } from './one-time-codes';
import { Sessions, type TokenPair } from './sessions';

/** Signs in with a one-time code, of a magic link or of /cli/login. */
@Injectable()
export class SignInWithCode {
  constructor(
    private readonly database: Database,
    private readonly codes: OneTimeCodes,
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly accessTokens: AccessTokens,
  ) {}

  /** @throws DomainError `forbidden` when the code is wrong, spent or expired. */
  async execute(code: string): Promise<TokenPair> {
    const { userId, refreshToken } = await this.database.transaction(async (tx) => {
      const owner = await this.codes.spend(tx, code);
      if (!owner || !(await this.users.exists(owner, tx.manager))) throw wrongCode();
      return { userId: owner, refreshToken: await this.sessions.open(tx, owner) };
    });
    return { accessToken: await this.accessTokens.sign(userId), refreshToken };
  }
}
