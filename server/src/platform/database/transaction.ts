import type { EntityManager } from 'typeorm';
import type { ZodType } from 'zod';

/** What an event must say of itself to be emitted; made by `defineEvent` of platform/events. */
export interface EventDefinition<Payload> {
  /** `<feature>.<what happened>`, e.g. `lesson.submitted`: stored, so it never changes. */
  readonly name: string;
  readonly schema: ZodType<Payload>;
  /** Events with the same key reach one subscriber in the order they were emitted. */
  readonly orderKey?: (payload: Payload) => string;
}

/** One open transaction. Hand it on to whatever takes part; nothing else may touch the database meanwhile. */
export interface Transaction {
  /** The only manager (and source of repositories and query builders) that may be used inside. */
  readonly manager: EntityManager;

  /**
   * Tells every subscriber of `event` after the commit, at least once each; a rollback tells nobody. The
   * payload is checked at once (a ZodError is a programmer's mistake) and must survive JSON.
   */
  emit<Payload>(event: EventDefinition<Payload>, payload: Payload): void;
}

/** The events of one transaction: written with it, handed to the subscribers once it is committed. */
export interface OutboxBatch {
  add<Payload>(event: EventDefinition<Payload>, payload: Payload): void;
  write(manager: EntityManager): Promise<void>;
  /** Must not throw: the transaction has succeeded by now. */
  committed(): void;
}

/** Where a transaction's events go; platform/events implements it. */
export abstract class Outbox {
  abstract openBatch(): OutboxBatch;
}
