/**
 * How a stream of messages is written: server-sent events (docs/wire.md). Doesn't import zod, because browsers read it.
 */
export const EVENT_STREAM = 'text/event-stream';

/** Of a request that was sent before: the id of the last message that arrived. */
export const LAST_ID_HEADER = 'last-event-id';

/** Sent while there's nothing to say, so that no proxy takes the connection for dead. Readers skip it. */
export const KEEP_ALIVE = ': keep-alive\n\n';

/** `end` has the call's reply, `error` a `StreamError`. A stream without either broke off. */
export type StreamEventType = 'message' | 'end' | 'error';

export interface StreamEvent {
  type: StreamEventType;
  /** Of messages, from 1. */
  id?: number | undefined;
  /** JSON. */
  data: unknown;
}

/** JSON has no line breaks, so an event's data is one line. */
export function encodeEvent({ type, id, data }: StreamEvent): string {
  const fields = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...(type === 'message' ? [] : [`event: ${type}`]),
    `data: ${JSON.stringify(data)}`,
  ];
  return `${fields.join('\n')}\n\n`;
}

/** Reads events from pieces of text, however the network has cut them. */
export class EventDecoder {
  #rest = '';

  /**
   * The events that are complete with this piece.
   * @throws SyntaxError if an event's data isn't JSON
   */
  push(piece: string): StreamEvent[] {
    const blocks = (this.#rest + piece).split('\n\n');
    this.#rest = blocks.pop()!;
    return blocks.map(decode).filter((event) => event !== undefined);
  }
}

function decode(block: string): StreamEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', value = ''] = line.split(/: ?(.*)/s);
      return [name, value];
    }),
  );
  const data = fields.get('data');
  if (data === undefined) return undefined;
  const id = fields.get('id');
  const type = (fields.get('event') ?? 'message') as StreamEventType;
  return { type, ...(id !== undefined && { id: Number(id) }), data: JSON.parse(data) as unknown };
}
