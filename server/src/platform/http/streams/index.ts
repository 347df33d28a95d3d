export { checkMessages } from './checked-messages';
export { LastMessageId } from './last-message-id';
export { OngoingReply } from './ongoing-reply';
export { ReaderSignal } from './reader-signal';
export { type Messages, StreamedReplies } from './streamed-replies';
