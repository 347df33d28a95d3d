import { type BeforeApplicationShutdown, Logger } from '@nestjs/common';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { LiveSessions } from '@server/people/auth';
import { type Cancel, Clock } from '@server/platform/clock';
import { type ServerMessage, SOCKET_PATH } from '@shared/contracts';
import { CLOSE, type Connection } from './connection';
import { FeedConnections } from './feed-connections';
import { RealtimeBus } from './realtime-bus';
import { textFrame } from './text-frame';
import { UserConnections } from './user-connections';

const HEARTBEAT_MS = 30_000;

/** The socket (docs/realtime.md): keeps the connections of this process, and sends them what the bus brings. */
@WebSocketGateway({ path: SOCKET_PATH })
export class RealtimeGateway
  implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect, BeforeApplicationShutdown
{
  private readonly connections = new UserConnections();
  private readonly feeds = new FeedConnections();
  private readonly log = new Logger('Realtime');
  private subscriptions: Array<() => void> = [];
  private cancelBeat: Cancel = () => {};

  constructor(
    private readonly bus: RealtimeBus,
    private readonly sessions: LiveSessions,
    private readonly clock: Clock,
  ) {}

  afterInit(): void {
    this.subscriptions = [
      this.bus.subscribe(({ userId, frame }) => this.send(this.connections.of(userId), frame)),
      this.bus.subscribeToFeeds(({ feed, frame }) => this.send(this.feeds.of(feed), frame)),
      this.sessions.onEnd((sessionId) => this.closeSessions([sessionId])),
    ];
    this.beat();
  }

  handleConnection(connection: Connection): void {
    if (!this.connections.add(connection)) connection.close(CLOSE.tooManyConnections, 'Too many connections');
  }

  handleDisconnect(connection: Connection): void {
    this.connections.remove(connection);
    this.feeds.removeFromAll(connection);
  }

  @SubscribeMessage('ping')
  ping(): ServerMessage {
    return { Type: 'pong' };
  }

  @SubscribeMessage('lesson_feed_subscribe')
  followLessons(connection: Connection): void {
    this.feeds.add('lesson_feed', connection);
  }

  @SubscribeMessage('lesson_feed_unsubscribe')
  unfollowLessons(connection: Connection): void {
    this.feeds.remove('lesson_feed', connection);
  }

  @SubscribeMessage('boss_feed_subscribe')
  followBoss(connection: Connection): void {
    this.feeds.add('boss_feed', connection);
  }

  @SubscribeMessage('boss_feed_unsubscribe')
  unfollowBoss(connection: Connection): void {
    this.feeds.remove('boss_feed', connection);
  }

  beforeApplicationShutdown(): void {
    for (const unsubscribe of this.subscriptions) unsubscribe();
    this.cancelBeat();
  }

  private send(connections: ReadonlySet<Connection> | undefined, frame: string): void {
    if (!connections) return;
    const bytes = textFrame(frame);
    for (const connection of connections) connection.write(bytes);
  }

  private beat(): void {
    this.cancelBeat = this.clock.after(HEARTBEAT_MS, () => {
      for (const connection of this.connections.all()) connection.checkAlive();
      void this.closeEndedSessions();
      this.beat();
    });
  }

  /** For sessions that another server ended without this one hearing of it. */
  private async closeEndedSessions(): Promise<void> {
    const ids = new Set([...this.connections.all()].map(({ caller }) => caller.sessionId));
    try {
      this.closeSessions(await this.sessions.endedOf([...ids]));
    } catch (error) {
      this.log.warn(`Sessions could not be checked: ${error instanceof Error ? error.message : error}`);
    }
  }

  private closeSessions(ended: readonly string[]): void {
    for (const connection of this.connections.all()) {
      if (ended.includes(connection.caller.sessionId)) connection.closeUnauthorized();
    }
  }
}
