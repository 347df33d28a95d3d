import { Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Database, newId } from '@server/platform/database';
import { OneTimeCodes } from './one-time-codes';

/** Creates the one-time code of /cli/login, for a terminal or the desktop app. */
@Injectable()
export class CreateCliCode {
  constructor(
    private readonly database: Database,
    private readonly codes: OneTimeCodes,
    private readonly users: UserRepository,
  ) {}

  /** With a `challenge` it's for the desktop app that made it, and nothing else can redeem it. */
  async execute(userId: string, challenge?: string): Promise<string> {
    const id = newId();
    await this.database.transaction(async (tx) => {
      await this.users.lock(tx, userId);
      await this.codes.issue(tx, { id, userId, purpose: challenge ? 'desktop' : 'cli', challenge });
    });
    return this.codes.codeOf(id);
  }
}
