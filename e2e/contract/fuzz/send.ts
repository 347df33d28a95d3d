import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
}

const agent = new Agent({ keepAlive: true });

/** Sends a request as it is. Rejects when the connection ends without a reply. */
export function send(server: { port: number }, { method, path, headers, body }: RawRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = body && !('transfer-encoding' in headers) ? { 'content-length': `${body.length}` } : {};
    const sent = request(
      { agent, host: '127.0.0.1', port: server.port, method, path, headers: { ...headers, ...length } },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
