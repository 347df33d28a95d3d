import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** An HTTP server on this computer that keeps what it received. */
export class LocalServer implements AsyncDisposable {
  readonly received: ReceivedRequest[] = [];

  private constructor(private readonly server: ReturnType<typeof createServer>) {}

  static async start(
    answer: (request: ReceivedRequest, reply: ServerResponse) => void,
  ): Promise<LocalServer> {
    const server = createServer(async (request, reply) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { method = '', url: path = '', headers } = request;
      const received = { method, path, headers, body };
      local.received.push(received);
      answer(received, reply);
    });
    const local = new LocalServer(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return local;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

/** Ends a reply with JSON. */
export function sendJson(reply: ServerResponse, status: number, body: unknown): void {
  reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
