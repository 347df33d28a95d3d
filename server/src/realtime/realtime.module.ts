import { Module } from '@nestjs/common';
import { AuthModule } from '@server/auth';
import { InProcessBus, RealtimeBus } from './realtime-bus';
import { RealtimeGateway } from './realtime-gateway';
import { UserPush } from './user-push';

/** The socket of the API. */
@Module({
  imports: [AuthModule],
  providers: [RealtimeGateway, UserPush, { provide: RealtimeBus, useClass: InProcessBus }],
  exports: [RealtimeBus, UserPush],
})
export class RealtimeModule {}
