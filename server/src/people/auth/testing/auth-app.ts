import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { APP_FILTER, APP_GUARD, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { UserRepository } from '@server/people/users';
import { CacheModule } from '@server/platform/cache';
import { TestClock } from '@server/platform/clock';
import { ConfigModule } from '@server/platform/config';
import { DatabaseModule } from '@server/platform/database';
import { EventDispatcher, EventsModule } from '@server/platform/events';
import {
  ACCESS_TOKEN_VERIFIER,
  acceptJsonBodies,
  EndpointGuard,
  ErrorFilter,
  limitRates,
} from '@server/platform/http';
import { migrations } from '../../../migrations';
import { readSettings } from '../../../settings';
import { AuthModule } from '../auth.module';

/** Accounts and sign-in over HTTP, without the rest of the product: SQLite and emails in a temporary folder. */
export class AuthApp implements AsyncDisposable {
  readonly clock = new TestClock();

  private constructor(
    private readonly folder: string,
    private app: NestFastifyApplication,
  ) {}

  static async start(env: NodeJS.ProcessEnv = {}): Promise<AuthApp> {
    const folder = await mkdtemp(join(tmpdir(), 'auth-'));
    const settings = readSettings({
      DATA_DIR: folder,
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'silent',
      ...env,
    });
    const auth = new AuthApp(folder, undefined as never);
    auth.app = await NestFactory.create<NestFastifyApplication>(
      {
        module: class Server {},
        imports: [
          ConfigModule.forRoot(settings),
          DatabaseModule.forRoot({ ...settings, migrations, clock: auth.clock }),
          CacheModule,
          EventsModule,
          AuthModule,
        ],
        providers: [
          { provide: APP_GUARD, useClass: EndpointGuard },
          { provide: APP_FILTER, useClass: ErrorFilter },
        ],
      },
      new FastifyAdapter({ trustProxy: settings.trustProxy }),
      { logger: false, bodyParser: false, abortOnError: false },
    );
    const fastify = auth.app.getHttpAdapter().getInstance() as never;
    acceptJsonBodies(fastify);
    await auth.app.register(fastifyCookie as never);
    await limitRates(fastify, { tokens: auth.app.get(ACCESS_TOKEN_VERIFIER), redisUrl: settings.redisUrl });
    await auth.app.init();
    return auth;
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const reply = await this.app.inject({ method, url: `/v1${path}`, payload, headers });
    const cookie = reply.cookies.find(({ name }) => name === 'refresh_token');
    const { cookies } = reply;
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers, cookie, cookies };
  }

  post(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.call('POST', path, body, headers);
  }

  /** Opens an account and returns the code from its email. */
  async signUp(email = 'ada@example.org'): Promise<string> {
    const reply = await this.post('/users', { email, firstName: 'Ada', lastName: 'Lovelace' });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    return this.codeInLastMail();
  }

  /** Who referred a user; null if nobody did. */
  async referrerOf(userId: string): Promise<string | null> {
    return (await this.app.get(UserRepository, { strict: false }).get(userId)).referringUserId;
  }

  async codeInLastMail(): Promise<string> {
    const mail = (await this.mails()).at(-1) ?? '';
    const code = /login\?otp=([\w-]+)/.exec(mail.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1];
    if (!code) throw new Error(`No link in: ${mail}`);
    return code;
  }

  async mails(): Promise<string[]> {
    await this.app.get(EventDispatcher).drain();
    const outbox = join(this.folder, 'outbox');
    if (!existsSync(outbox)) return [];
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.app.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
