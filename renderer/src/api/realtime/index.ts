/** Import lazily: it contains partysocket and the message schemas, which guests don't need. */
export { ConnectionNotices, type ConnectionNoticesOptions, type NoticeBoard } from './connection-notices';
export { RealtimeSocket, type RealtimeSocketOptions } from './realtime-socket';
export { REALTIME_TEXTS } from './realtime-texts';
