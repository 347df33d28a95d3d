import { Injectable } from '@nestjs/common';
import { Database } from '@server/platform/database';
import { LiveSessions } from './live-sessions';
import { RefreshTokenEntity } from './refresh-token.entity';
import { hashOf } from './secrets';
import { Sessions } from './sessions';

/** Ends the session of a refresh token. Unknown tokens are ignored. */
@Injectable()
export class SignOut {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly liveSessions: LiveSessions,
  ) {}

  async execute(token: string | undefined): Promise<void> {
    if (!token) return;
    const ended = await this.database.transaction(async (tx) => {
      const known = await tx.manager.findOneBy(RefreshTokenEntity, { hash: hashOf(token) });
      if (known) await this.sessions.end(tx, known.sessionId);
      return known?.sessionId;
    });
    if (ended) this.liveSessions.announceEnd(ended);
  }
}
