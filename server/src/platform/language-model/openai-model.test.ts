import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ModelPart, type ModelRequest, SchemaRefused } from './language-model';
import { OpenAiModel } from './openai-model';
import { type ChatReply, type ChatScript, FakeChatServer } from './testing/fake-chat-server';

/* The adapter against a real HTTP server that speaks the protocol of chat completions. */
const USAGE = { prompt_tokens: 120, completion_tokens: 7 };

let server: FakeChatServer;
beforeAll(async () => {
  server = await FakeChatServer.start();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  server.calls.length = 0;
});

const modelThat = (script: ChatScript) => {
  server.script = script;
  return new OpenAiModel({ baseUrl: server.url, apiKey: undefined, model: 'tiny' });
};

const request = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  userId: 'ada',
  messages: [{ role: 'user', content: 'Roll two dice.' }],
  maxTokens: 100,
  signal: new AbortController().signal,
  ...more,
});

async function all(parts: AsyncIterable<ModelPart>): Promise<ModelPart[]> {
  const read: ModelPart[] = [];
  for await (const part of parts) read.push(part);
  return read;
}

test('text comes while it’s written, and what it took comes last', async () => {
  const rest = Promise.withResolvers<void>();
  const model = modelThat(async (_, reply) => {
    reply.write('Three ');
    await rest.promise;
    reply.write('and four.');
    reply.end(USAGE);
  });
  const parts = model.stream(request());
  expect((await parts.next()).value).toEqual({ type: 'text', text: 'Three ' });
  rest.resolve();
  expect(await all(parts)).toEqual([
    { type: 'text', text: 'and four.' },
    { type: 'usage', usage: { inputTokens: 120, outputTokens: 7 } },
  ]);
});

test('calls of tools come whole, and what came of them goes back', async () => {
  const model = modelThat(({ messages }, reply) => {
    if (messages.length > 1) reply.write('Done.');
    else {
      reply.writeCall(0, 'call-1', { name: 'roll', arguments: '' });
      reply.writeCall(0, undefined, { arguments: '{"sides"' });
      reply.writeCall(1, 'call-2', { name: 'roll', arguments: '{}' });
      reply.writeCall(0, undefined, { arguments: ': 6}' });
    }
    reply.end(USAGE);
  });
  const parameters = { type: 'object', properties: { sides: { type: 'integer' } } };
  const tools = [{ name: 'roll', description: 'Rolls a die.', parameters }];
  const [first, second] = await all(model.stream(request({ tools })));
  const call = { id: 'call-1', name: 'roll', arguments: '{"sides": 6}' };
  expect([first, second]).toEqual([
    { type: 'tool-call', call },
    { type: 'tool-call', call: { id: 'call-2', name: 'roll', arguments: '{}' } },
  ]);
  expect(server.calls[0]!.tools).toEqual([{ type: 'function', function: tools[0] }]);

  const messages: ModelRequest['messages'] = [
    ...request().messages,
    { role: 'assistant', content: '', toolCalls: [call] },
    { role: 'tool', toolCallId: 'call-1', content: '3' },
  ];
  expect((await all(model.stream(request({ messages, tools }))))[0]).toEqual({ type: 'text', text: 'Done.' });
  const { id, ...rolled } = call;
  expect(server.calls[1]!.messages.slice(1)).toEqual([
    { role: 'assistant', content: '', tool_calls: [{ id, type: 'function', function: rolled }] },
    { role: 'tool', tool_call_id: 'call-1', content: '3' },
  ]);
});

describe('cancelling', () => {
  const cancelled = async (script: (reply: ChatReply) => void) => {
    const stop = new AbortController();
    const replies = Promise.withResolvers<ChatReply>();
    const model = modelThat((_, reply) => {
      script(reply);
      replies.resolve(reply);
    });
    return { stop, replies, parts: model.stream(request({ signal: stop.signal })) };
  };

  test('in the middle closes the connection, and isn’t taken for the end', async () => {
    const { stop, replies, parts } = await cancelled((reply) => reply.write('Three '));
    await parts.next();
    const next = parts.next();
    stop.abort();
    await expect(next).rejects.toThrow('aborted');
    await (await replies.promise).closed;
  });

  test('before the first word does so, too', async () => {
    const { stop, replies, parts } = await cancelled(() => {});
    const first = parts.next();
    const reply = await replies.promise;
    stop.abort();
    await expect(first).rejects.toThrow('aborted');
    await reply.closed;
  });
});

test('a server that can’t say what it took is asked without that, from the first refusal on', async () => {
  const model = modelThat(({ stream_options }, reply) => {
    if (stream_options) return reply.refuse(422);
    reply.write('Three.');
    reply.end();
  });
  const text = [{ type: 'text', text: 'Three.' }];
  expect(await all(model.stream(request()))).toEqual(text);
  expect(await all(model.stream(request()))).toEqual(text);
  expect(server.calls.map(({ stream_options }) => stream_options !== undefined)).toEqual([
    true,
    false,
    false,
  ]);
});

test('one that takes it isn’t asked without it because of another mistake', async () => {
  let isRefusing = false;
  const model = modelThat((_, reply) => (isRefusing ? reply.refuse(400) : reply.end(USAGE)));
  await all(model.stream(request()));
  isRefusing = true;
  const schema = { name: 'dice', schema: {} };
  await expect(all(model.stream(request({ schema })))).rejects.toBeInstanceOf(SchemaRefused);
  expect(server.calls).toHaveLength(2);
});
