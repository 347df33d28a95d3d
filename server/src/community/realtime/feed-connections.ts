import type { Connection } from './connection';
import type { Feed } from './realtime-bus';

/** The connections of this process that have subscribed to a feed. */
export class FeedConnections {
  private readonly byFeed = new Map<Feed, Set<Connection>>();

  /** Subscribing twice is the same as once. */
  add(feed: Feed, connection: Connection): void {
    const connections = this.byFeed.get(feed) ?? new Set();
    this.byFeed.set(feed, connections.add(connection));
  }

  remove(feed: Feed, connection: Connection): void {
    this.byFeed.get(feed)?.delete(connection);
  }

  removeFromAll(connection: Connection): void {
    for (const connections of this.byFeed.values()) connections.delete(connection);
  }

  of(feed: Feed): ReadonlySet<Connection> | undefined {
    return this.byFeed.get(feed);
  }
}
