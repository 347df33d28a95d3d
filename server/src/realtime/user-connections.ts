import type { Connection } from './connection';

const MAX_PER_USER = 20;

/** The connections of this process, by user. */
export class UserConnections {
  private readonly byUser = new Map<string, Set<Connection>>();
  private onEmpty: () => void = () => {};

  /** False when the user already has the most allowed. */
  add(userId: string, connection: Connection): boolean {
    const connections = this.byUser.get(userId) ?? new Set();
    if (connections.size >= MAX_PER_USER) return false;
    this.byUser.set(userId, connections.add(connection));
    return true;
  }

  remove(userId: string, connection: Connection): void {
    const connections = this.byUser.get(userId);
    connections?.delete(connection);
    if (connections?.size === 0) this.byUser.delete(userId);
    if (this.byUser.size === 0) this.onEmpty();
  }

  send(userId: string, frame: string): void {
    for (const connection of this.byUser.get(userId) ?? []) connection.send(frame);
  }

  *all(): Generator<Connection> {
    for (const connections of this.byUser.values()) yield* connections;
  }

  /** Resolves once there are no connections. */
  whenEmpty(): Promise<void> {
    if (this.byUser.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.onEmpty = resolve;
    });
  }
}
