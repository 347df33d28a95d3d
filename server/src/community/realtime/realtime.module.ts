import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '@server/people/auth';
import { SETTINGS, type Settings } from '@server/platform/config';
import { FeedPush } from './feed-push';
import { InProcessBus, RealtimeBus } from './realtime-bus';
import { RealtimeGateway } from './realtime-gateway';
import { RedisBus } from './redis-bus';
import { SocketAdapter } from './socket-adapter';
import { SocketTicketEntity } from './socket-ticket.entity';
import { SocketTickets } from './socket-tickets';
import { SocketTicketsController } from './socket-tickets.controller';
import { UserPush } from './user-push';

/** The socket of the API. `app.useWebSocketAdapter(app.get(SocketAdapter))` attaches it. */
@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([SocketTicketEntity])],
  controllers: [SocketTicketsController],
  providers: [
    FeedPush,
    RealtimeGateway,
    SocketAdapter,
    SocketTickets,
    UserPush,
    {
      provide: RealtimeBus,
      useFactory: ({ redisUrl }: Pick<Settings, 'redisUrl'>) =>
        redisUrl ? new RedisBus(redisUrl) : new InProcessBus(),
      inject: [SETTINGS],
    },
  ],
  exports: [FeedPush, RealtimeBus, UserPush],
})
export class RealtimeModule {}
