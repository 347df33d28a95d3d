export { FeedPush } from './feed-push';
export { RealtimeModule } from './realtime.module';
export { type FeedFrame, InProcessBus, RealtimeBus, type UserFrame } from './realtime-bus';
export { SocketAdapter } from './socket-adapter';
export { UserPush } from './user-push';
