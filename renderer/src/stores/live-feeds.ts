import type { ClientMessage } from '@shared/contracts';
import type { BossFeedEntry, LessonFeedEvent } from '@web/api';

type MessageType = ClientMessage['Type'];

/** Those who listen to one feed. */
class Feed<Entry> {
  readonly listeners = new Set<(entry: Entry) => void>();
  readonly reopened = new Set<() => void>();

  constructor(readonly name: 'boss_feed' | 'lesson_feed') {}
}

/**
 * The feeds of the socket (docs/realtime.md). Screens listen to them; the server is asked for a feed while anybody does,
 * and again after each reconnect. Guests have no socket, so they hear nothing.
 */
export class LiveFeeds {
  readonly #lessons = new Feed<LessonFeedEvent>('lesson_feed');
  readonly #boss = new Feed<BossFeedEntry>('boss_feed');
  #send: ((type: MessageType) => void) | undefined;

  /** Returns how to stop. `onReopen` is called after a reconnect: what happened before it has to be loaded. */
  followLessons(listener: (lesson: LessonFeedEvent) => void, onReopen?: () => void): () => void {
    return this.#follow(this.#lessons, listener, onReopen);
  }

  /** The same for hits on the boss. */
  followBoss(listener: (hit: BossFeedEntry) => void, onReopen?: () => void): () => void {
    return this.#follow(this.#boss, listener, onReopen);
  }

  /** The socket is open; `send` works until `closed`. */
  opened(send: (type: MessageType) => void): void {
    this.#send = send;
    for (const { name, listeners, reopened } of [this.#lessons, this.#boss]) {
      if (listeners.size === 0) continue;
      send(`${name}_subscribe`);
      for (const listener of reopened) listener();
    }
  }

  closed(): void {
    this.#send = undefined;
  }

  receive(lesson: LessonFeedEvent): void {
    for (const listener of this.#lessons.listeners) listener(lesson);
  }

  receiveHit(hit: BossFeedEntry): void {
    for (const listener of this.#boss.listeners) listener(hit);
  }

  #follow<Entry>(
    { name, listeners, reopened }: Feed<Entry>,
    listener: (entry: Entry) => void,
    onReopen: () => void = () => {},
  ): () => void {
    if (listeners.size === 0) this.#send?.(`${name}_subscribe`);
    listeners.add(listener);
    reopened.add(onReopen);
    return () => {
      reopened.delete(onReopen);
      if (listeners.delete(listener) && listeners.size === 0) this.#send?.(`${name}_unsubscribe`);
    };
  }
}
