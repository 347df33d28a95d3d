import type { EntityManager } from 'typeorm';
import type { ZodType } from 'zod';

/** What an event must say of itself to be emitted; made by `defineEvent` of platform/events. */
export interface EventDefinition<Payload> {
  /** `<feature>.<what happened>`, e.g. `submissions.lesson-submitted`: stored, so it never changes. */
  readonly name: string;
  /** Of the schema, from 1. */
  readonly version: number;
  readonly schema: ZodType<Payload>;
  /** Reads a stored payload of this version or an older one. Throws when it does not fit. */
  upgrade(payload: unknown, version: number): Payload;
  /** Events with the same key reach one subscriber in the order they were committed. */
  readonly orderKey?: (payload: Payload) => string;
}

/** One open transaction. Hand it on to whatever takes part; nothing else may touch the database meanwhile. */
export interface Transaction {
  /** The only manager (and source of repositories and query builders) that may be used inside. */
  readonly manager: EntityManager;

  /**
   * Stores an event with the transaction; its subscribers are called after the commit, at least once each. The payload
   * is checked immediately (a ZodError is a programmer's mistake) and must survive JSON.
   */
  emit<Payload>(event: EventDefinition<Payload>, payload: Payload): void;

  /**
   * Runs `action` right after the commit, never after a rollback: for what nobody misses after a crash, such as a
   * toast. An error in it is logged and changes nothing. What must happen is an event.
   */
  afterCommit(action: () => void): void;
}

export interface EmittedEvent {
  // biome-ignore lint/suspicious/noExplicitAny: each event has a payload of its own type
  readonly event: EventDefinition<any>;
  readonly payload: unknown;
}

/** Where a transaction's events go; platform/events implements it. */
export abstract class EventSink {
  /** Inside the transaction, as its last statements. */
  abstract append(manager: EntityManager, events: readonly EmittedEvent[]): Promise<void>;
  /** Must not throw: the transaction has succeeded by now. */
  abstract committed(events: readonly EmittedEvent[]): void;
}
