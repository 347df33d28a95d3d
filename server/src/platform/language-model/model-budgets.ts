import type { Clock } from '@server/platform/clock';
import type { Database, Transaction } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { type Text, text } from '@shared/texts';

/** In tokens a day, those of the requests and of the replies. */
export interface BudgetLimits {
  perLearner: number;
  /** All learners together. */
  perServer: number;
}

/** A part of today's budgets that's kept for one request. */
export interface Reservation {
  userId: string;
  day: string;
  tokens: number;
}

/** There's nothing left for a request of this size. Days begin at midnight, UTC. */
export class BudgetUsedUp extends DomainError {
  override readonly name = 'BudgetUsedUp';

  constructor(why: Text, retryAfterSeconds: number) {
    super('rate-limited', why, { retryAfterSeconds });
  }
}

const SERVER = 'server';
const DAY_MS = 86_400_000;

/**
 * What learners may use of the language model, counted in the database: servers that share it share the budgets, and a
 * restart forgets nothing. A request's tokens are reserved before it, and settled with what it took. One that's never
 * settled, because its server died, took all that it reserved.
 */
export class ModelBudgets {
  constructor(
    private readonly database: Database,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly limits: BudgetLimits,
  ) {}

  /** @throws BudgetUsedUp */
  async reserve(userId: string, tokens: number): Promise<Reservation> {
    const now = this.clock.now();
    const day = now.toISOString().slice(0, 10);
    const reservation = { userId, day, tokens };
    const { perLearner, perServer } = this.limits;
    const refuse = (why: Text) => {
      throw new BudgetUsedUp(why, Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000));
    };
    await this.database.transaction(async (tx) => {
      // Always in this order, so that nobody waits for each other.
      if (!(await take(tx, { ...reservation, owner: userId, limit: perLearner })))
        refuse(text('language-model.learner-limit'));
      if (!(await take(tx, { ...reservation, owner: SERVER, limit: perServer })))
        refuse(text('language-model.server-limit'));
    });
    return reservation;
  }

  /** @param used The tokens that the request took, which may be more than it reserved. */
  async settle({ userId, day, tokens }: Reservation, used: number): Promise<void> {
    const change = used - tokens;
    await this.database.transaction(async (tx) => {
      for (const owner of [userId, SERVER])
        await tx.manager.sql`
          UPDATE model_budgets SET tokens = tokens + ${change} WHERE owner = ${owner} AND day = ${day}`;
    });
  }
}

/** False if less is left. A day that another server has already begun counts as today. */
async function take(
  tx: Transaction,
  { owner, day, tokens, limit }: { owner: string; day: string; tokens: number; limit: number },
): Promise<boolean> {
  await tx.manager.sql`
    INSERT INTO model_budgets (owner, day, tokens) VALUES (${owner}, ${day}, 0) ON CONFLICT DO NOTHING`;
  const answer: unknown[] = await tx.manager.sql`
    UPDATE model_budgets
    SET tokens = CASE WHEN day < ${day} THEN 0 ELSE tokens END + ${tokens},
      day = CASE WHEN day < ${day} THEN ${day} ELSE day END
    WHERE owner = ${owner} AND CASE WHEN day < ${day} THEN 0 ELSE tokens END + ${tokens} <= ${limit}
    RETURNING tokens`;
  // TypeORM answers with [rows, count] on PostgreSQL.
  return (Array.isArray(answer[0]) ? answer[0] : answer).length > 0;
}
