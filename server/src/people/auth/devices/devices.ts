import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database } from '@server/platform/database';
import { IsNull, MoreThan } from 'typeorm';
import { noSuchDevice } from '../auth.errors';
import { LiveSessions } from '../live-sessions';
import { SessionEntity } from '../session.entity';
import { REFRESH_TOKEN_TTL_MS, Sessions } from '../sessions';

const HOUR_MS = 3_600_000;

/** Where somebody is signed in. */
export interface SignedInDevice {
  sessionId: string;
  name: string | null;
  signedInAt: Date;
  /** To the hour, so that this isn't a record of when somebody is at which device. */
  lastUsedAt: Date;
}

/** The devices that a user is signed in on: one for each session. */
@Injectable()
export class Devices {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly liveSessions: LiveSessions,
    private readonly clock: Clock,
  ) {}

  /** The one used last comes first. */
  async list(userId: string): Promise<SignedInDevice[]> {
    const where = { userId, endedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    const rows = await this.database.dataSource.manager.find(SessionEntity, {
      where,
      order: { expiresAt: 'DESC', id: 'DESC' },
    });
    return rows.map(({ id, device, createdAt, expiresAt }) => ({
      sessionId: id,
      name: device,
      signedInAt: createdAt,
      lastUsedAt: latest(createdAt, hourOf(expiresAt.getTime() - REFRESH_TOKEN_TTL_MS)),
    }));
  }

  /** @throws DomainError `not-found` if it's somebody else's, or signed out already. */
  async signOut(userId: string, sessionId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const where = { id: sessionId, userId, endedAt: IsNull() };
      if (!(await tx.manager.existsBy(SessionEntity, where))) throw noSuchDevice();
      await this.sessions.end(tx, sessionId);
    });
    this.liveSessions.announceEnd(sessionId);
  }

  async signOutEverywhere(userId: string): Promise<void> {
    const ended = await this.database.transaction((tx) => this.sessions.endAll(tx, userId));
    for (const sessionId of ended) this.liveSessions.announceEnd(sessionId);
  }
}

const hourOf = (time: number) => new Date(time - (time % HOUR_MS));
const latest = (one: Date, other: Date) => (one > other ? one : other);
