import type { Endpoint } from '@shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { MessageSource } from './stream-chunks';

const IS_CHECKED = Symbol('is-checked');
type Checked = FastifyRequest & { [IS_CHECKED]?: true };

/** The messages to this request, and the reply behind them, have to match the contract. */
export function checkMessages(request: Checked): void {
  request[IS_CHECKED] = true;
}

/** @throws ZodError on the way, where `checkMessages` asked for that */
export const checked = (messages: MessageSource, endpoint: Endpoint, request: Checked): MessageSource =>
  request[IS_CHECKED] ? parsed(messages, endpoint) : messages;

async function* parsed(messages: MessageSource, { stream, reply }: Endpoint): MessageSource {
  try {
    for (;;) {
      const { done, value } = await messages.next();
      if (done) return reply.parse(value);
      yield stream?.message.parse(value);
    }
  } finally {
    await messages.return(undefined);
  }
}
