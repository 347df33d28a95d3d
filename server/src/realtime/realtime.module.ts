import { Module } from '@nestjs/common';
import { AuthModule } from '@server/auth';
import { PushSubmission } from './push-submission';
import { InProcessBus, RealtimeBus } from './realtime-bus';
import { RealtimeGateway } from './realtime-gateway';

/** The socket of the API. */
@Module({
  imports: [AuthModule],
  providers: [PushSubmission, RealtimeGateway, { provide: RealtimeBus, useClass: InProcessBus }],
  exports: [RealtimeBus],
})
export class RealtimeModule {}
