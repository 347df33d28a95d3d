export { RealtimeModule } from './realtime.module';
export { InProcessBus, RealtimeBus, type UserFrame } from './realtime-bus';
export { UserPush } from './user-push';
