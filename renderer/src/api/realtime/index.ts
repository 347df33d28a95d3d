/** Lazy: this brings partysocket and the message schemas, which a guest's first page does not need. */
export { ConnectionNotices, type ConnectionNoticesOptions, type NoticeBoard } from './connection-notices';
export { RealtimeSocket, type RealtimeSocketOptions } from './realtime-socket';
export { REALTIME_TEXTS } from './realtime-texts';
