import { createDecipheriv, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { newBrowser } from './delivering';

type Browser = ReturnType<typeof newBrowser>;

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine. It accepts messages as RFC 8030 says, and never sees what's in them. */
export class TestPushService {
  readonly received: ReceivedPush[] = [];
  status = 201;
  headers: Record<string, string> = {};

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TestPushService> {
    const server = createServer();
    const service = new TestPushService(server);
    server.on('request', async (request, reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { url = '', headers } = request;
      service.received.push({ path: url, headers, body: Buffer.concat(chunks) });
      reply.writeHead(service.status, service.headers).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  endpoint(name: string): string {
    return `${this.origin}/${name}`;
  }

  reset(): void {
    this.received.length = 0;
    this.status = 201;
    this.headers = {};
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const KEY_BYTES = 65;
const TAG_BYTES = 16;

/** What the browser reads with its own keys: RFC 8188 and RFC 8291, written from the standards. */
export function decrypt(body: Buffer, { pair, secret }: Browser): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + idLength);
  if (idLength !== KEY_BYTES) throw new Error('The message names no key of the server.');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), serverKey]);
  const input = Buffer.from(hkdfSync('sha256', pair.computeSecret(serverKey), secret, info, 32));
  const derive = (label: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${label}\0`), bytes));
  const record = body.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  // Padding: a delimiter of 2 for the last record, then zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** The claims of a VAPID header (RFC 8292), after its signature was verified with the key it names. */
export function vapidClaims(authorization: string): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is wrong.');
  return { key, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) };
}
