import { Injectable } from '@nestjs/common';
import { hashOf, LiveSessions, newSecret } from '@server/people/auth';
import { Clock } from '@server/platform/clock';
import { Database, newId } from '@server/platform/database';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import type { SocketCaller } from './connection';
import { SocketTicketEntity } from './socket-ticket.entity';

/** A client connects right after it got one. */
const TTL_MS = 30_000;

/**
 * Tickets open one socket each, on any server, so that its address, which proxies log, has nothing that's worth having
 * afterwards.
 */
@Injectable()
export class SocketTickets {
  constructor(
    private readonly database: Database,
    private readonly sessions: LiveSessions,
    private readonly clock: Clock,
  ) {}

  async create({ userId, sessionId, expiresAt }: SocketCaller): Promise<string> {
    const ticket = newSecret();
    const now = this.clock.now();
    await this.database.transaction(async ({ manager }) => {
      await manager.delete(SocketTicketEntity, { expiresAt: LessThanOrEqual(now) });
      await manager.insert(SocketTicketEntity, {
        id: newId(),
        hash: hashOf(ticket),
        userId,
        sessionId,
        tokenExpiresAt: new Date(expiresAt),
        expiresAt: new Date(now.getTime() + TTL_MS),
      });
    });
    return ticket;
  }

  /** Whom the ticket stands for, once; null if it's wrong, used or expired, or if its session is over. */
  async spend(ticket: string): Promise<SocketCaller | null> {
    const row = { hash: hashOf(ticket), expiresAt: MoreThan(this.clock.now()) };
    const found = await this.database.transaction(async ({ manager }) => {
      const valid = await manager.findOneBy(SocketTicketEntity, row);
      // Of two requests with the same ticket, only one deletes it.
      return valid && (await manager.delete(SocketTicketEntity, row)).affected === 1 ? valid : null;
    });
    if (!found || (await this.sessions.ownerOf(found.sessionId)) !== found.userId) return null;
    const { userId, sessionId, tokenExpiresAt } = found;
    return { userId, sessionId, expiresAt: tokenExpiresAt.getTime() };
  }
}
