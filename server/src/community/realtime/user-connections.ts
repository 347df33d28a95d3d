import type { Connection } from './connection';

const MAX_PER_USER = 20;

/** The connections of this process, by user. */
export class UserConnections {
  private readonly byUser = new Map<string, Set<Connection>>();

  /** False when the user already has the most allowed. */
  add(connection: Connection): boolean {
    const { userId } = connection.caller;
    const connections = this.byUser.get(userId) ?? new Set();
    if (connections.size >= MAX_PER_USER) return false;
    this.byUser.set(userId, connections.add(connection));
    return true;
  }

  remove(connection: Connection): void {
    const { userId } = connection.caller;
    const connections = this.byUser.get(userId);
    connections?.delete(connection);
    if (connections?.size === 0) this.byUser.delete(userId);
  }

  of(userId: string): ReadonlySet<Connection> | undefined {
    return this.byUser.get(userId);
  }

  *all(): Generator<Connection> {
    for (const connections of this.byUser.values()) yield* connections;
  }
}
