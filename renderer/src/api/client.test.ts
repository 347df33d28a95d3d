import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error';
import { type FakeAnswer, type FakeHandlers, fakeApi, fakeToken } from './testing';

const ID = '6bbc6fe3-4060-4892-a57c-19e4624d9f34';
const NOW = 1_800_000_000_000;

function setUp(handlers: FakeHandlers, seconds?: number) {
  const api = fakeApi(handlers, () => NOW);
  if (seconds !== undefined) api.tokens.set(fakeToken(seconds, NOW));
  return api;
}

const caught = async (promise: Promise<unknown>) => {
  const error = await promise.then(() => undefined).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('a call', () => {
  test('fills in the path, and sends the body and, if required, the token', async () => {
    const api = setUp(
      { submitLesson: () => ({ body: {} }), getLesson: () => ({ body: { Title: 'One' } }) },
      900,
    );
    await api.client.call('submitLesson', { params: { id: ID }, body: { Choice: 'b' } });
    const lesson = await api.client.call('getLesson', { params: { id: ID } });
    expect(lesson.title).toBe('One');
    expect(api.seen[0]).toMatchObject({
      params: { id: ID },
      body: { choice: 'b' },
      token: api.tokens.current,
    });
    expect(api.seen[1]!.token).toBeNull();
  });

  test('sends a file in the field that the call has for it', async () => {
    const api = setUp({ setProfileImage: () => ({ body: { Handle: 'ada' } }) }, 900);
    const file = new Blob(['bytes'], { type: 'image/png' });
    expect((await api.client.upload('setProfileImage', file)).handle).toBe('ada');
    const form = api.seen[0]!.body as FormData;
    expect(await (form.get('profileImage') as File).text()).toBe('bytes');
    await expect(api.client.upload('getUser', file)).rejects.toThrow('getUser takes no file');
  });

  test("fails with the server's text, or 'Unknown error occurred' if there is none", async () => {
    const api = setUp({
      getLesson: () => ({ status: 404, body: { error: 'This lesson does not exist' } }),
      sendMagicLink: () => ({ status: 400, body: '<html>' }),
    });
    const missing = await caught(api.client.call('getLesson', { params: { id: ID } }));
    expect(missing).toMatchObject({ status: 404, kind: 'not-found', message: 'This lesson does not exist' });
    const odd = await caught(api.client.call('sendMagicLink', { body: { email: 'a@b.co' } }));
    expect(odd).toMatchObject({ status: 400, kind: 'invalid', message: 'Unknown error occurred' });
  });

  test('fails without a token with "Login has expired", without a request', async () => {
    const api = setUp({});
    expect((await caught(api.client.call('getUser'))).message).toBe('Login has expired');
    expect(api.seen).toEqual([]);
  });

  test("with a 401 response clears the token and says 'You're not logged in'", async () => {
    const api = setUp({ getUser: () => ({ status: 401, body: { error: 'bad token' } }) }, 900);
    expect((await caught(api.client.call('getUser'))).message).toBe("You're not logged in");
    expect(api.tokens.current).toBeNull();
  });

  test('without a network is an offline error that says what to do', async () => {
    const api = setUp({ sendMagicLink: () => 'offline' });
    const error = await caught(api.client.call('sendMagicLink', { body: { email: 'a@b.co' } }));
    expect(error).toMatchObject({ status: 0, kind: 'offline' });
    expect(error.message).toContain('try again');
  });
});

test.each<[FakeAnswer, boolean]>([
  ['offline', true],
  ['timeout', true],
  [{ status: 502 }, true],
  [{ status: 500 }, false],
  [{ status: 404 }, false],
])('a request that ends with %j reports no answer: %s', async (answer, isReported) => {
  const api = setUp({ sendMagicLink: () => answer });
  const report = vi.fn();
  api.client.onNoAnswer = report;
  await caught(api.client.call('sendMagicLink', { body: { email: 'a@b.co' } }));
  expect(report.mock.calls.length).toBe(Number(isReported));
});

describe('retries', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'a GET with status %i is retried once',
    async (status) => {
      let asked = 0;
      const api = setUp({
        getLesson: () => (++asked === 1 ? { status, body: { error: 'x' } } : { body: { Title: 'Two' } }),
      });
      await expect(api.client.call('getLesson', { params: { id: ID } })).resolves.toMatchObject({
        title: 'Two',
      });
      expect(asked).toBe(2);
    },
  );

  test('are for reading alone: a call that changes something is sent once, whatever its method', async () => {
    const api = setUp(
      {
        changeHandle: () => ({ status: 503 }),
        removeProfileImage: () => 'offline',
        sellArmor: () => ({ status: 503 }),
        claimReward: () => 'offline',
        listPendingRewards: () => 'offline',
      },
      900,
    );
    await caught(api.client.call('changeHandle', { body: { handle: 'ada' } }));
    await caught(api.client.call('removeProfileImage'));
    await caught(api.client.call('sellArmor'));
    await caught(api.client.call('claimReward', { params: { type: 'chest_earned', id: ID } }));
    await caught(api.client.call('listPendingRewards'));
    expect(api.seen.map((request) => request.name)).toEqual([
      'changeHandle',
      'removeProfileImage',
      'sellArmor',
      'claimReward',
      'listPendingRewards',
      'listPendingRewards',
    ]);
  });

  test('happen only once, only for these statuses, and never for a POST', async () => {
    const api = setUp(
      {
        getLesson: () => ({ status: 503 }),
        getCourse: () => ({ status: 400 }),
        submitLesson: () => ({ status: 503 }),
      },
      900,
    );
    await caught(api.client.call('getLesson', { params: { id: ID } }));
    await caught(api.client.call('getCourse', { params: { id: ID } }));
    await caught(api.client.call('submitLesson', { params: { id: ID }, body: { Choice: 'a' } }));
    expect(api.seen.map((request) => request.name)).toEqual([
      'getLesson',
      'getLesson',
      'getCourse',
      'submitLesson',
    ]);
  });
});

describe('the access token', () => {
  test('is refreshed first if it expires in under 60 seconds, once for all waiting calls', async () => {
    const next = fakeToken(900, NOW);
    const api = setUp(
      { refresh: () => ({ body: { access_token: next } }), getUser: () => ({ body: {} }) },
      59,
    );
    await Promise.all([
      api.client.call('getUser'),
      api.client.call('getUser'),
      api.client.call('getMe').catch(() => {}), // The fake API has no answer to it.
    ]);
    expect(api.seen.map((request) => request.name)).toEqual(['refresh', 'getUser', 'getUser', 'getMe']);
    expect(api.seen.slice(1).every((request) => request.token === next)).toBe(true);
  });

  test('is used without a refresh if 60 seconds or more are left', async () => {
    const api = setUp({ getUser: () => ({ body: {} }) }, 60);
    await api.client.call('getUser');
    expect(api.seen.map((request) => request.name)).toEqual(['getUser']);
  });

  test('is cleared if its refresh is rejected, and the call fails with "Login has expired"', async () => {
    const api = setUp({ refresh: () => ({ status: 401, body: { error: 'reused' } }) }, 30);
    expect((await caught(api.client.call('getUser'))).message).toBe('Login has expired');
    expect(api.tokens.current).toBeNull();
  });

  test('is still used until it expires if a refresh fails for another reason', async () => {
    const api = setUp({ refresh: () => ({ status: 500 }), getUser: () => ({ body: {} }) }, 30);
    await api.client.call('getUser');
    expect(api.tokens.current).toBe(fakeToken(30, NOW));

    const dead = setUp({ refresh: () => 'offline' }, 0);
    expect((await caught(dead.client.call('getUser'))).kind).toBe('offline');
    expect(dead.tokens.current).toBe(fakeToken(0, NOW));
  });

  test('that a failed startup couldn’t get is asked for again, and missing it is no sign-out', async () => {
    const token = fakeToken(900, NOW);
    let isUp = false;
    const api = setUp({
      refresh: () => (isUp ? { body: { access_token: token } } : 'offline'),
      getUser: () => ({ body: {} }),
    });
    await caught(api.tokens.refresh());
    expect((await caught(api.client.call('getUser'))).kind).toBe('offline');
    isUp = true;
    await api.client.call('getUser');
    expect(api.seen.at(-1)!.token).toBe(token);
  });

  test('is awaited during the refresh at startup, before an optional call', async () => {
    const token = fakeToken(900, NOW);
    const api = setUp({
      refresh: () => ({ body: { access_token: token } }),
      getCourse: () => ({ body: {} }),
    });
    void api.tokens.refresh();
    await api.client.call('getCourse', { params: { id: ID } });
    expect(api.seen.at(-1)!.token).toBe(token);
  });

  test("expires by the token's own timestamps, even if this machine's clock is wrong", async () => {
    const api = fakeApi({ getUser: () => ({ body: {} }) }, () => NOW + 86_400_000);
    api.tokens.set(fakeToken(900, NOW));
    await api.client.call('getUser');
    expect(api.seen.map((request) => request.name)).toEqual(['getUser']);
  });

  test('that can’t be read is logged as such, without the token, and refreshed before use', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const next = fakeToken(900, NOW);
    const api = setUp({ refresh: () => ({ body: { access_token: next } }), getUser: () => ({ body: {} }) });
    api.tokens.set('not.a.token');
    await api.client.call('getUser');
    expect(log.mock.calls).toEqual([['invalid claims']]);
    expect(api.seen.map(({ name, token }) => [name, token])).toEqual([
      ['refresh', null],
      ['getUser', next],
    ]);
  });
});
