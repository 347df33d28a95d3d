import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { lastContact } from '@server/people/auth';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, newId, type Transaction } from '@server/platform/database';
import type { OfflineOutcome, OfflineProof } from '@shared/contracts';
import { MAX_OFFLINE_MS, RETURN_MS, reckonMadeAt, signedText } from '@shared/rules/offline-time';
import { LessThan } from 'typeorm';
import { learnerGone } from './submissions.errors';
import { TimeAnchorEntity } from './time-anchor.entity';

/** Nothing made with an older one is accepted, unless the device stayed online with it until then. */
const ANCHOR_TTL_MS = 30 * 24 * 3_600_000 + MAX_OFFLINE_MS;

export interface ClaimedTime {
  userId: string;
  exerciseId: string;
  requestId: string;
  proof: OfflineProof;
  /** When the answer arrived. */
  arrivedAt: Date;
}

export type JudgedTime =
  | { madeAt: Date; refusal: null }
  | { madeAt: null; refusal: OfflineOutcome['Refusal'] };

/** Decides when answers were made that had to wait for a connection (docs/offline.md). */
@Injectable()
export class TimeAnchors {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** Replaces the session's anchor: it's online now, so nothing can be made offline before this moment anymore. */
  async create(session: { userId: string; sessionId: string }, localAt: Date): Promise<TimeAnchorEntity> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      if (!(await this.users.lock(tx, session.userId))) throw learnerGone();
      await tx.manager.delete(TimeAnchorEntity, { sessionId: session.sessionId });
      const expiry = new Date(now.getTime() - ANCHOR_TTL_MS);
      await tx.manager.delete(TimeAnchorEntity, { userId: session.userId, createdAt: LessThan(expiry) });
      const anchor = { ...session, id: newId(now.getTime()), createdAt: now, localAt, lastMadeAt: null };
      return tx.manager.save(TimeAnchorEntity, {
        ...anchor,
        secret: randomBytes(32).toString('base64url'),
      });
    });
  }

  /** Callers have locked the learner's row. */
  async judge(
    tx: Transaction,
    { userId, exerciseId, requestId, proof, arrivedAt }: ClaimedTime,
  ): Promise<JudgedTime> {
    const anchor = await tx.manager.findOneBy(TimeAnchorEntity, { id: proof.anchorUUID, userId });
    const text = signedText(requestId, exerciseId, proof.localMadeAt);
    if (!anchor || !isSignedWith(anchor.secret, text, proof.signature))
      return { madeAt: null, refusal: 'anchor' };
    const returning = {
      sessionId: anchor.sessionId,
      before: new Date(arrivedAt.getTime() - RETURN_MS),
    };
    const reckoned = reckonMadeAt({
      anchor: { at: anchor.createdAt.getTime(), localAt: anchor.localAt.getTime() },
      localMadeAt: proof.localMadeAt,
      localSentAt: proof.localSentAt,
      arrivedAt: arrivedAt.getTime(),
      previousMadeAt: anchor.lastMadeAt?.getTime() ?? null,
      lastContactAt: await lastContact(tx.manager, { userId, returning }),
    });
    if ('refusal' in reckoned) return { madeAt: null, refusal: reckoned.refusal };
    const madeAt = new Date(reckoned.madeAt);
    await tx.manager.update(TimeAnchorEntity, { id: anchor.id }, { lastMadeAt: madeAt });
    return { madeAt, refusal: null };
  }
}

function isSignedWith(secret: string, text: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
