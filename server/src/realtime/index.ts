export { RealtimeModule } from './realtime.module';
export { InProcessBus, RealtimeBus, type UserFrame } from './realtime-bus';
export { SocketAdapter } from './socket-adapter';
export { UserPush } from './user-push';
