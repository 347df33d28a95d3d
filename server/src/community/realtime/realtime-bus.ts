/** One message for every window of one user, already serialized. */
export interface UserFrame {
  userId: string;
  frame: string;
}

/** What windows can subscribe to. */
export const FEEDS = ['boss_feed', 'lesson_feed'] as const;
export type Feed = (typeof FEEDS)[number];

/** One message for every window that has subscribed to a feed, already serialized. */
export interface FeedFrame {
  feed: Feed;
  frame: string;
}

export type FrameListener = (message: UserFrame) => void;
export type FeedListener = (message: FeedFrame) => void;

/** Port: carries messages to every API process, as a user's windows may be connected to any of them. */
export abstract class RealtimeBus {
  abstract publish(message: UserFrame): void | Promise<void>;

  abstract publishToFeed(message: FeedFrame): void | Promise<void>;

  /** Returns how to stop listening. */
  abstract subscribe(listener: FrameListener): () => void;

  /** Returns how to stop listening. */
  abstract subscribeToFeeds(listener: FeedListener): () => void;
}

/** The default, for one API process. */
export class InProcessBus extends RealtimeBus {
  private readonly listeners = new Set<FrameListener>();
  private readonly feedListeners = new Set<FeedListener>();

  publish(message: UserFrame): void {
    for (const listener of this.listeners) listener(message);
  }

  publishToFeed(message: FeedFrame): void {
    for (const listener of this.feedListeners) listener(message);
  }

  subscribe(listener: FrameListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  subscribeToFeeds(listener: FeedListener): () => void {
    this.feedListeners.add(listener);
    return () => this.feedListeners.delete(listener);
  }
}
