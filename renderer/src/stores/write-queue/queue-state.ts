import type { ApiClient } from '@web/api';
import type { Platform } from '@web/platform';
import type { ConnectionStore } from '../connection.store';
import type { QueuedWrite, SentOutcome, SentWrite, WaitingWrite, WriteHandler } from './queued-write';

/**
 * The lock under which windows send one at a time, and the prefix of the stored entries. The name is from when only
 * answers could wait: windows that still run that version share it.
 */
export const QUEUE = 'emberforge.outbox';

export interface WriteQueueOptions {
  api: ApiClient;
  platform: Pick<Platform, 'storage' | 'sharedStorage' | 'exclusive'>;
  connection: ConnectionStore;
  /** All kinds that can be stored on this device. */
  kinds: readonly QueuedWrite[];
  owner: string;
  /**
   * Whether a call would be made for the owner: other windows can have signed in somebody else.
   * @throws ApiError if the server can't say
   */
  isOwnersTurn: () => Promise<boolean>;
}

export type OutcomeListener = (outcome: SentOutcome) => void;

/** The queue as those see it that add to it and send it, whose code isn't in the first chunk. */
export interface QueueState {
  readonly options: WriteQueueOptions;
  /** Of the stored entries: the owner's. */
  readonly prefix: string;
  readonly writes: readonly WaitingWrite[];
  readonly waiting: readonly WaitingWrite[];
  /** Writes that couldn't be stored, by id. */
  readonly unstored: Map<string, WaitingWrite>;
  /** By kind and key, from `placeOf`. */
  readonly listeners: Map<string, Set<OutcomeListener>>;
  readonly isDisposed: boolean;
  sent: readonly SentWrite[];
  handlers: ReadonlyMap<string, WriteHandler>;
  sendingId: string | null;
  refresh(): void;
  sendAll(): Promise<void>;
}

export const placeOf = (kind: string, key: string): string => `${kind} ${key}`;
