import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a request: it's answered, its reply gets lost after the server did what it asks, or it hangs. */
export type Fate = 'answered' | 'lost' | 'hangs';

type Reply = [status: number, body: object | string];

/**
 * The session's calls of a server, over real HTTP: refresh tokens work once, and repeat their successor until `graceIsOver`;
 * a code works once, and with its verifier.
 */
export class FakeHost implements AsyncDisposable {
  readonly requests: string[] = [];
  /** Of the next requests; all others are answered. */
  readonly fates: Fate[] = [];
  /** Replaces all replies. */
  reply: ((path: string) => Reply) | null = null;
  readonly codes = new Map<string, { challenge?: string; isForBrowsers?: boolean }>();
  private readonly newest = new Map<string, string>();
  private readonly spent = new Map<string, string>();
  private issued = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeHost> {
    const host: FakeHost = new FakeHost(createServer((request, reply) => void host.answer(request, reply)));
    await new Promise<void>((done) => host.server.listen(0, '127.0.0.1', done));
    return host;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A refresh token of a new session. */
  openSession(): string {
    const token = this.nextToken();
    this.newest.set(token, token);
    return token;
  }

  /** From now on, a token that was used before ends its session. */
  graceIsOver(): void {
    this.spent.clear();
  }

  isOpen(token: string): boolean {
    return this.newest.has(token);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = (request.url ?? '').replace('/v1', '');
    this.requests.push(path);
    const fate = this.fates.shift() ?? 'answered';
    if (fate === 'hangs') return;
    const token = String(request.headers['x-refresh-token'] ?? '');
    const [status, answer] = this.reply?.(path) ?? this.handle(path, token, body);
    if (fate === 'lost') return void request.socket.destroy();
    const location = status === 307 ? { location: String(answer) } : {};
    reply.writeHead(status, location).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }

  private handle(path: string, token: string, body: string): Reply {
    if (path === '/auth/refresh') return this.rotate(token);
    if (path === '/auth/logout') return this.end(token);
    return this.redeem(JSON.parse(body) as { otp: string; verifier?: string });
  }

  private rotate(token: string): Reply {
    const successor = this.spent.get(token);
    if (successor) return this.pair(successor);
    if (!this.newest.delete(token)) return [401, { error: 'Your session has ended. Please sign in again.' }];
    const next = this.openSession();
    this.spent.set(token, next);
    return this.pair(next);
  }

  private end(token: string): Reply {
    this.newest.delete(token);
    return [200, {}];
  }

  private redeem({ otp, verifier }: { otp: string; verifier?: string }): Reply {
    const code = this.codes.get(otp);
    this.codes.delete(otp);
    const hash = verifier && createHash('sha256').update(verifier).digest('base64url');
    if (!code || code.challenge !== hash) return [403, { error: 'This code is wrong.' }];
    return code.isForBrowsers ? [200, { access_token: 'access' }] : this.pair(this.openSession());
  }

  private pair(refreshToken: string): Reply {
    return [200, { access_token: `access of ${refreshToken}`, refresh_token: refreshToken }];
  }

  private nextToken(): string {
    this.issued += 1;
    return `token-${this.issued}`;
  }
}
