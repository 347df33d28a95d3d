import { Module } from '@nestjs/common';
import { AuthModule } from '@server/auth';
import { InProcessBus, RealtimeBus } from './realtime-bus';
import { RealtimeGateway } from './realtime-gateway';
import { SocketAdapter } from './socket-adapter';
import { UserPush } from './user-push';

/** The socket of the API. `app.useWebSocketAdapter(app.get(SocketAdapter))` attaches it. */
@Module({
  imports: [AuthModule],
  providers: [RealtimeGateway, SocketAdapter, UserPush, { provide: RealtimeBus, useClass: InProcessBus }],
  exports: [RealtimeBus, UserPush],
})
export class RealtimeModule {}
