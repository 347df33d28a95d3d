import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call that a fake server was sent. */
export interface ChatCall {
  messages: { role: string; content: string; tool_calls?: object[]; tool_call_id?: string }[];
  response_format?: unknown;
  stream_options?: unknown;
  tools?: unknown[];
  model: string;
  authorization: string | undefined;
}

export type ChatScript = (call: ChatCall, reply: ChatReply) => void | Promise<void>;

/** What a fake model answers. */
export class ChatReply {
  /** Resolves when the connection is closed, by either side. */
  readonly closed: Promise<void>;

  constructor(private readonly response: ServerResponse) {
    this.closed = new Promise((resolve) => response.once('close', resolve));
  }

  refuse(status: number, headers: Record<string, string> = {}): void {
    this.response.writeHead(status, { 'content-type': 'application/json', ...headers });
    this.response.end(JSON.stringify({ error: { message: `refused with ${status}` } }));
  }

  /** A piece of the reply. */
  write(content: string): void {
    this.chunk({ choices: [{ index: 0, delta: { content } }] });
  }

  /** A piece of the call of a tool. */
  writeCall(index: number, id: string | undefined, call: { name?: string; arguments?: string }): void {
    const tool_calls = [{ index, id, function: call }];
    this.chunk({ choices: [{ index: 0, delta: { tool_calls } }] });
  }

  /** With the usage, if the model counts it. */
  end(usage?: { prompt_tokens: number; completion_tokens: number }): void {
    if (usage) this.chunk({ choices: [], usage });
    this.response.end('data: [DONE]\n\n');
  }

  private chunk(chunk: object): void {
    if (!this.response.headersSent) this.response.writeHead(200, { 'content-type': 'text/event-stream' });
    this.response.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', ...chunk })}\n\n`);
  }

  hangUp(): void {
    this.response.destroy();
  }
}

/** Speaks the chat completions protocol on a port of its own, as a script says. */
export class FakeChatServer implements AsyncDisposable {
  readonly calls: ChatCall[] = [];
  script: ChatScript = (_, reply) => reply.end();
  private readonly server = createServer(async (request, response) => {
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    const body = JSON.parse(await text(request)) as Omit<ChatCall, 'authorization'>;
    const call = { ...body, authorization: request.headers.authorization };
    this.calls.push(call);
    await this.script(call, new ChatReply(response));
  });

  static async start(): Promise<FakeChatServer> {
    const fake = new FakeChatServer();
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
