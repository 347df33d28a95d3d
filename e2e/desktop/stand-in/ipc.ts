import { EventEmitter } from 'node:events';
import { strict } from './strict';
import { createCodec } from './worlds';

type Handler = (event: object, ...args: unknown[]) => unknown;

const codec = createCodec();
const handlers = new Map<string, Handler>();
const messages = new EventEmitter();

export const ipcMain = strict(
  'ipcMain',
  Object.assign(messages, {
    handle(channel: string, handler: Handler) {
      if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
      handlers.set(channel, handler);
    },
    removeHandler: (channel: string) => void handlers.delete(channel),
  }),
);

/** Passes a preload script's message to main. Resolves with the message to send back, if it wants a reply. */
export async function receiveFromPage(text: string, event: object): Promise<string | undefined> {
  const { id, channel, args } = codec.decode(text) as { id?: number; channel: string; args: unknown[] };
  if (id === undefined) return void messages.emit(channel, event, ...args);
  try {
    const handler = handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    return codec.encode({ id, value: await handler(event, ...args) });
  } catch (error) {
    return codec.encode({ id, error: `Error invoking remote method '${channel}': ${error}` });
  }
}

export const encodeMessage = (channel: string, args: unknown[]): string => codec.encode({ channel, args });
