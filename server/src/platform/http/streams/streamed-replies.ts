import { Readable } from 'node:stream';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Endpoint, EndpointStream, MessageOf, ReplyOf } from '@shared/contracts';
import { EVENT_STREAM } from '@shared/contracts/event-stream';
import { text } from '@shared/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { DomainError } from '../../errors';
import { explainFailure } from '../error-filter';
import { checked } from './checked-messages';
import { lastMessageId } from './last-message-id';
import { hasLeft } from './reader-signal';
import { eventChunks, type MessageSource, textChunks } from './stream-chunks';
import { presentStreamError } from './stream-error.presenter';

/** What the handler of a call with a `stream` returns: its messages, and in the end its reply. */
export type Messages<E extends Endpoint> = AsyncGenerator<MessageOf<E>, ReplyOf<E>, void>;

/** Sends the messages of calls with a `stream` while their handlers write them, no faster than they're read. */
export class StreamedReplies implements NestInterceptor {
  constructor(
    private readonly endpoint: Endpoint,
    private readonly stream: EndpointStream,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { endpoint, stream } = this;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const others = Object.keys(reply.getHeaders());
    const start = (messages: MessageSource) =>
      startStream(checked(messages, endpoint, request), stream, request, reply).catch((error: unknown) => {
        // The handler's headers were about a reply that there won't be.
        for (const name of Object.keys(reply.getHeaders()))
          if (!others.includes(name)) reply.removeHeader(name);
        throw error;
      });
    return next
      .handle()
      .pipe(mergeMap(async (result: unknown) => (isMessages(result) ? start(result) : result)));
  }
}

const isMessages = (reply: unknown): reply is MessageSource =>
  typeof reply === 'object' && reply !== null && Symbol.asyncIterator in reply && 'return' in reply;

/** Waits for the first piece: whatever fails before then is an error like any other. */
async function startStream(
  messages: MessageSource,
  { plainText }: EndpointStream,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Readable> {
  const ofReader = (error: unknown) => (hasLeft(reply.raw) ? readerLeft(error) : error);
  const explain = (error: unknown) => presentStreamError(explainFailure(ofReader(error), request));
  const isText = plainText !== undefined && !asksForEvents(request);
  const chunks = isText
    ? textChunks(messages, plainText, explain)
    : eventChunks(messages, { after: lastMessageId(request), explain });
  const first = await chunks.next().catch((error: unknown) => {
    throw ofReader(error);
  });
  reply
    .type(isText ? 'text/plain; charset=utf-8' : EVENT_STREAM)
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no'); // nginx would collect it all first
  return Readable.from(startingWith(first, chunks));
}

const asksForEvents = ({ headers }: FastifyRequest) => (headers.accept ?? '').includes(EVENT_STREAM);

/** Nobody reads this; it keeps what is stopped for a reader who left out of the log of failures. */
const readerLeft = (cause: unknown) => new DomainError('invalid', text('request.cut-off'), { cause });

/** Not a generator: one that's closed before it began would leave `rest` open. */
function startingWith<T>(first: IteratorResult<T, void>, rest: AsyncGenerator<T, void>): AsyncIterable<T> {
  let isFirst = true;
  const next = async () => {
    if (!isFirst) return rest.next();
    isFirst = false;
    return first;
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: () => rest.return() }) };
}
