import { randomUUID } from 'node:crypto';
import { type AuditEntry, ENDPOINTS, type Endpoint, SOCKET_PATH } from '@shared/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeAdmin } from '../fixtures/admin';
import { type Answer, call, claimsOf, type SignedUp, signUp, succeed } from '../fixtures/api';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';

const REFUSED = { error: 'You’re viewing somebody else’s account, so you can’t do this here.' };

/** What an admin can change for a learner: settings. Running code stores nothing. */
const OPEN_CHANGES = [
  'changeHandle',
  'changeNotificationPreferences',
  'compileC',
  'compileGo',
  'hideCompetition',
  'removeProfileImage',
  'runCourseSql',
  'setActiveTrack',
  'setCompetes',
  'subscribeToEmail',
  'updateUser',
];

/** Calls that read, and give away too much or change something by it. */
const CLOSED_READS = [
  'discordCallback',
  'exportAccount',
  'getLessonSolution',
  'getLessonSolutionPoints',
  'getNewUserReward',
  'githubCallback',
];

let server: RunningServer;
let admin: SignedUp;
let learner: SignedUp;

const asAdmin = <T>(method: string, path: string, body?: object) =>
  succeed<T>(server, method, path, { token: admin.accessToken, body });

async function view(): Promise<{ id: string; token: string }> {
  const { sub } = claimsOf(learner.accessToken);
  const body = { reason: 'Their streak looks wrong.' };
  const { UUID: id } = await asAdmin<{ UUID: string }>('POST', `/admin/users/${sub}/impersonate`, body);
  const path = `/admin/impersonations/${id}/token`;
  return { id, token: (await asAdmin<{ access_token: string }>('POST', path)).access_token };
}

beforeAll(async () => {
  server = await sharedServer();
  [admin, learner] = await Promise.all([signUp(server), signUp(server)]);
  makeAdmin(server, claimsOf(admin.accessToken).sub);
});

describe('an admin who views a learner’s account', () => {
  test('can read what the learner can, change their settings, and nothing else', async () => {
    const { token } = await view();
    const guarded = (Object.entries(ENDPOINTS) as [string, Endpoint][]).filter(
      ([, { auth }]) => auth === 'user' || auth === 'optional',
    );
    const refused: string[] = [];
    const statuses = new Map<string, Answer>();
    for (const [name, { method, path }] of guarded) {
      const answer = await call(server, method, path.replaceAll(/\{\w+\}/g, randomUUID()), { token });
      statuses.set(name, answer);
      if (answer.status === 403 && JSON.stringify(answer.body) === JSON.stringify(REFUSED))
        refused.push(name);
    }
    const isClosed = ([name, { method }]: [string, Endpoint]) =>
      method === 'GET' ? CLOSED_READS.includes(name) : !OPEN_CHANGES.includes(name);
    expect(refused.sort()).toEqual(
      guarded
        .filter(isClosed)
        .map(([name]) => name)
        .sort(),
    );
    expect(statuses.get('getUser')).toMatchObject({ status: 200, body: { Email: learner.email } });
    // The token is the learner's, who is no admin.
    for (const name of ['listUsers', 'listAudit', 'getContentOverview'])
      expect(statuses.get(name)).toMatchObject({ status: 403 });
  });

  test('leaves every change in the log, with their own name', async () => {
    const { token } = await view();
    const { Handle } = await succeed<{ Handle: string }>(server, 'GET', '/users', {
      token: admin.accessToken,
    });
    await succeed(server, 'PUT', '/users', { token, body: { IsPrivate: true } });
    const { Entries } = await asAdmin<{ Entries: AuditEntry[] }>('GET', `/admin/audit?admin=${Handle}`);
    expect(Entries[0]).toMatchObject({
      Handle,
      Action: 'impersonated-change',
      Subject: claimsOf(learner.accessToken).sub,
      Details: { call: 'PUT /v1/users' },
    });
  });

  test('is no device of the learner, and none of their windows', async () => {
    const { token } = await view();
    const devices = await succeed<object[]>(server, 'GET', '/users/sessions', { token: learner.accessToken });
    expect(devices).toHaveLength(1);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${SOCKET_PATH}?token=${token}`);
    const code = await new Promise((resolve) =>
      socket.addEventListener('close', (event) => resolve(event.code)),
    );
    expect(code).toBe(3000);
  });

  test('stops, and the token is worth nothing', async () => {
    const { id, token } = await view();
    await asAdmin('DELETE', `/admin/impersonations/${id}`);
    expect(await call(server, 'GET', '/users', { token })).toMatchObject({
      status: 401,
      body: { error: 'You’re no longer viewing this account.' },
    });
  });

  test('has to be an admin, with a reason', async () => {
    const path = `/admin/users/${claimsOf(admin.accessToken).sub}/impersonate`;
    const options = { token: learner.accessToken, body: { reason: 'I’d like to be an admin.' } };
    expect((await call(server, 'POST', path, options)).status).toBe(403);
    const blank = { token: admin.accessToken, body: { reason: '  ' } };
    expect(await call(server, 'POST', path, blank)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('Please say why.') },
    });
  });
});
