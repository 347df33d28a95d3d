import type { ClientMessage } from '@shared/contracts';
import type { LessonFeedEvent } from '@web/api';

type MessageType = ClientMessage['Type'];
type LessonListener = (lesson: LessonFeedEvent) => void;

/**
 * The feeds of the socket (docs/realtime.md). Screens listen to them; the server is asked for a feed while anybody does,
 * and again after each reconnect. Guests have no socket, so they hear nothing.
 */
export class LiveFeeds {
  readonly #listeners = new Set<LessonListener>();
  readonly #reopened = new Set<() => void>();
  #send: ((type: MessageType) => void) | undefined;

  /** Returns how to stop. `onReopen` is called after a reconnect: what happened before it has to be loaded. */
  followLessons(listener: LessonListener, onReopen: () => void = () => {}): () => void {
    if (this.#listeners.size === 0) this.#send?.('lesson_feed_subscribe');
    this.#listeners.add(listener);
    this.#reopened.add(onReopen);
    return () => {
      this.#reopened.delete(onReopen);
      if (this.#listeners.delete(listener) && this.#listeners.size === 0)
        this.#send?.('lesson_feed_unsubscribe');
    };
  }

  /** The socket is open; `send` works until `closed`. */
  opened(send: (type: MessageType) => void): void {
    this.#send = send;
    if (this.#listeners.size === 0) return;
    send('lesson_feed_subscribe');
    for (const listener of this.#reopened) listener();
  }

  closed(): void {
    this.#send = undefined;
  }

  receive(lesson: LessonFeedEvent): void {
    for (const listener of this.#listeners) listener(lesson);
  }
}
