import { rmSync } from 'node:fs';
import { TinySmtpServer } from '@server/platform/mail/testing/tiny-smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, newEmail, succeed } from '../fixtures/api';
import { CLIENT_SECRET, FakeGithub } from '../fixtures/fake-github';
import { DISCORD_CLIENT, FakeOpenId } from '../fixtures/fake-openid';
import { TestServer } from '../fixtures/server';
import { shortCourseAlone } from '../fixtures/short-course';
import { SoftAuthenticator } from '../fixtures/soft-authenticator';

/*
 * A server that logs everything, with mails sent by SMTP: learners sign in in all ways, and much of it goes wrong. No
 * secret may be in its output, and a mail has only the code of its own link.
 */

const AUTH_SECRET = 'the-secret-of-this-server-which-nobody-may-read';
const SMTP_PASSWORD = 'the-password-of-the-mailbox';

let smtp: TinySmtpServer;
let github: FakeGithub;
let openid: FakeOpenId;
let server: TestServer;
let content: string;
/** By what they are. */
const secrets = new Map<string, string>();
const keep = (name: string, secret: string | undefined): string => {
  expect(secret, name).toMatch(/^.{16,}$/s);
  secrets.set(`${name} ${secrets.size}`, secret!);
  return secret!;
};

beforeAll(async () => {
  content = shortCourseAlone();
  [smtp, github, openid] = await Promise.all([
    TinySmtpServer.start(),
    FakeGithub.start(),
    FakeOpenId.start(),
  ]);
  const url = new URL(smtp.url);
  Object.assign(url, { username: 'forge', password: SMTP_PASSWORD });
  server = await TestServer.start({
    LOG_LEVEL: 'debug',
    AUTH_SECRET,
    SMTP_URL: url.href,
    CONTENT_DIR: content,
    ...github.env,
    ...openid.env,
  });
});

afterAll(async () => {
  await server.dispose();
  await Promise.all([github[Symbol.asyncDispose](), openid[Symbol.asyncDispose](), smtp.stop()]);
  rmSync(content, { recursive: true, force: true });
});

const cookiesOf = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
const refreshTokenOf = (reply: { headers: Headers }) =>
  cookiesOf(reply)
    .find((cookie) => cookie.startsWith('refresh_token='))
    ?.slice('refresh_token='.length);

/** A body with everything that may come back from a sign-in. */
interface Tokens {
  access_token: string;
  refresh_token?: string;
}

function keepSession(way: string, reply: { headers: Headers; body: Tokens; status: number }): Tokens {
  expect(reply.status, way).toBeLessThan(300);
  keep(`access token by ${way}`, reply.body.access_token);
  keep(`refresh token by ${way}`, reply.body.refresh_token ?? refreshTokenOf(reply));
  return reply.body;
}

const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  call<Tokens>(server, 'POST', path, { body, headers });

/** The text of the mail number `seen` to this address. */
async function mailTo(email: string, seen = 0): Promise<string> {
  const find = () => smtp.messages.filter(({ to }) => to === `<${email}>`)[seen]?.data;
  await expect.poll(find).toBeDefined();
  return find()!.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

const linkIn = (mail: string, parameter: string) => new RegExp(`${parameter}=([\\w-]+)`).exec(mail)?.[1];

async function signInByLink(): Promise<Tokens> {
  const email = newEmail();
  await post('/users', { email, firstName: 'Ada', lastName: 'Smith' });
  const otp = keep('code of a link', linkIn(await mailTo(email), 'otp'));
  const first = keepSession('link', await post('/auth/otp/login', { otp }));
  await post('/auth/otp/login', { otp }); // used up
  await post('/auth/otp/login', { otp, verifier: 'short' });
  await post(`/auth/otp/login?otp=${otp}`, { otp: [otp] });
  await fetch(`${server.url}/login?otp=${otp}`);

  const token = first.access_token;
  const address = newEmail();
  await succeed(server, 'POST', '/users/email/send_reset_link', { token, body: { email: address } });
  const resetToken = keep('code of a new address', linkIn(await mailTo(address), 'resetToken'));
  await post('/users/email/reset', { resetToken });
  await post('/users/email/reset', { resetToken });
  return first;
}

async function signInByTerminal(token: string): Promise<void> {
  const { OTP } = await succeed<{ OTP: string }>(server, 'POST', '/auth/otp/create', { token });
  const pair = keepSession(
    'terminal',
    await post('/auth/otp/login', { otp: keep('code of a terminal', OTP) }),
  );
  const next = await post('/auth/refresh', undefined, { 'x-refresh-token': pair.refresh_token! });
  keepSession('refresh', next);
  await post('/auth/refresh', undefined, { 'x-refresh-token': `${next.body.refresh_token}x` });
  await post('/auth/logout', undefined, { 'x-refresh-token': next.body.refresh_token! });
  await call(server, 'GET', '/users', { token: next.body.access_token }); // its session has ended
}

async function signInByGoogle(): Promise<void> {
  const providers = await call<{ Google: { Nonce: string } }>(server, 'GET', '/auth/providers');
  const cookie = keep('cookie of Google', cookiesOf(providers).join('; '));
  const googleJWT = keep('credential of Google', await openid.credential(providers.body.Google.Nonce));
  keepSession('Google', await post('/auth/google/login', { googleJWT }, { cookie }));
  await post('/auth/google/login', { googleJWT }); // without its cookie
  await post('/auth/google/login', { googleJWT: `${googleJWT}x` }, { cookie });
}

async function signInByGithub(): Promise<void> {
  const page = await fetch(`${server.url}/v1/auth/github/login`, { redirect: 'manual' });
  const cookie = keep('cookie of GitHub', cookiesOf(page).join('; '));
  const query = await github.approve(page.headers.get('location') ?? '');
  keep('state of GitHub', query.state);
  const path = `/auth/github/callback?${new URLSearchParams({ ...query })}`;
  const finish = (headers: Record<string, string>) => call<Tokens>(server, 'GET', path, { headers });
  await finish({}); // without its cookie
  keepSession('GitHub', await finish({ cookie }));
  await finish({ cookie }); // used up
  for (const token of github.tokens.keys()) keep('token of GitHub', token.padEnd(16, '-'));
}

async function signInByPasskey(token: string): Promise<void> {
  const options = await succeed<{ Options: Record<string, unknown> }>(
    server,
    'POST',
    '/users/passkeys/options',
    { token },
  );
  const key = new SoftAuthenticator({ origin: server.url });
  await succeed(server, 'POST', '/users/passkeys', {
    token,
    body: { credential: key.create(options.Options) },
  });
  const { body } = await call<{ Options: Record<string, unknown> }>(server, 'POST', '/auth/passkey/options');
  const credential = key.use(body.Options);
  keepSession('passkey', await post('/auth/passkey/login', { credential }));
  await post('/auth/passkey/login', { credential }); // used up
}

/** Requests with a learner's tokens where they don't belong. */
async function goWrong(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await fetch(`${server.url}/v1/nothing/here?access_token=${token}`, { headers });
  await fetch(`${server.url}/v1/ws/pushevents?token=${token}`, { headers });
  await fetch(`${server.url}/v1/users`, { method: 'PUT', headers, body: `{"access_token": "${token}", ` });
  await fetch(`${server.url}/v1/users/handle`, { method: 'PUT', headers, body: `{"handle": "${token}"}` });
  await fetch(`${server.url}/v1/users`, { headers: { authorization: `Bearer ${token.slice(0, -4)}AAAA` } });
  const { Ticket: ticket } = await succeed<{ Ticket: string }>(server, 'POST', '/ws_tickets', { token });
  secrets.set('ticket', ticket);
  for (const query of [`token=${token}`, `ticket=${ticket}`, `ticket=${ticket}`]) {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/v1/ws/pushevents?${query}`);
    await new Promise((done) => {
      socket.addEventListener('open', () => socket.close());
      socket.addEventListener('close', done);
      socket.addEventListener('error', done);
    });
  }
}

test('no secret is in the log or in a mail, whatever happens to it', { timeout: 120_000 }, async () => {
  secrets.set('AUTH_SECRET', AUTH_SECRET).set('password of SMTP_URL', SMTP_PASSWORD);
  secrets.set('secret of Discord', DISCORD_CLIENT.secret);
  const { access_token: token } = await signInByLink();
  await Promise.all([signInByTerminal(token), signInByGoogle(), signInByGithub(), signInByPasskey(token)]);
  github.intercept = (_request, response) => {
    response.writeHead(500).end('{}');
    return true;
  };
  await signInByGithub().catch(() => {}); // It fails, as it should: only the log matters here.
  await goWrong(token);
  await server.stop(); // what it has left to log is written

  const { output } = server;
  expect(output, 'the log is about these calls').toContain('/v1/auth/otp/login');
  expect(output).toContain('"level":20');
  const mails = smtp.messages.map(({ data }) => data.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  for (const [name, secret] of secrets) {
    expect(output.includes(secret), `${name} in the log`).toBe(false);
    if (!name.startsWith('code of a'))
      expect(
        mails.some((mail) => mail.includes(secret)),
        `${name} in a mail`,
      ).toBe(false);
  }
  expect(secrets.size).toBeGreaterThan(20);
  expect(output).not.toContain(`"${CLIENT_SECRET}"`);
});
