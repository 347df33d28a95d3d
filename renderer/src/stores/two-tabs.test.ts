import { AuthApp } from '@server/people/auth/testing/auth-app';
import { ENDPOINTS } from '@shared/contracts';
import { ApiError, createApi } from '@web/api';
import type { TabMessage } from '@web/platform';
import { fakePlatform } from '@web/platform/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SessionStore } from './session.store';

/* Tabs of one browser with one cookie, against the real server, whose clock the tests move. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: AuthApp;
let browser: Browser;
beforeEach(async () => {
  app = await AuthApp.start();
  browser = new Browser(app);
});
afterEach(() => app[Symbol.asyncDispose]());

/** What tabs share: the cookie, the storage, messages and locks. */
class Browser {
  /** The server's time, and how far off this device's clock is. */
  skewMs = 0;
  /** Whether time passes for the clock that nobody sets. */
  isAsleep = false;
  private awakeMs = 0;
  cookie: string | undefined;
  /** Refresh tokens that were sent, in order. */
  readonly sent: string[] = [];
  readonly calls: string[] = [];
  hasLocks = true;
  private readonly storage = fakePlatform();
  private readonly listeners: ((message: TabMessage) => void)[] = [];
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly app: AuthApp) {}

  private get nowMs(): number {
    return this.app.clock.now().getTime();
  }

  pass(ms: number): void {
    this.app.clock.advance(ms);
    if (!this.isAsleep) this.awakeMs += ms;
  }

  openTab() {
    const exclusive = <T>(_name: string, task: () => Promise<T>): Promise<T> => {
      if (!this.hasLocks) return task();
      const turn = this.queue.then(task);
      this.queue = turn.catch(() => {}); // its caller gets the error
      return turn;
    };
    const api = createApi({
      baseURL: 'http://localhost:3000',
      endpoints: ENDPOINTS,
      exclusive,
      now: () => this.nowMs + this.skewMs,
      monotonic: () => this.awakeMs,
      fetch: (input, init) => this.fetch(new Request(input, init)),
    });
    const others: typeof this.listeners = [];
    const platform = {
      ...this.storage,
      exclusive,
      broadcast: (message: TabMessage) => {
        for (const listener of this.listeners) if (!others.includes(listener)) listener(message);
      },
      onMessage: (listener: (message: TabMessage) => void) => {
        this.listeners.push(listener);
        others.push(listener);
        return () => {};
      },
    };
    const session = new SessionStore(api.client, api.tokens, platform);
    return { session, api: api.client, read: () => api.client.call('getMe') };
  }

  private async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const path = pathname.slice('/v1'.length);
    const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' };
    const authorization = request.headers.get('authorization');
    if (authorization) headers.authorization = authorization;
    if (path.startsWith('/auth/') && this.cookie) headers.cookie = `refresh_token=${this.cookie}`;
    if (path === '/auth/refresh') this.sent.push(this.cookie ?? '');
    this.calls.push(path);
    const text = await request.text();
    const reply = await this.app.call(
      request.method as 'GET' | 'POST',
      path,
      text === '' ? undefined : JSON.parse(text),
      headers,
    );
    if (reply.cookie) this.cookie = reply.cookie.value || undefined;
    return Response.json(reply.body, { status: reply.status });
  }
}

type Tab = ReturnType<Browser['openTab']>;

/** Two tabs of a learner who has signed in, in the first of them. */
async function twoTabs(): Promise<[Tab, Tab]> {
  const [first, second] = [browser.openTab(), browser.openTab()];
  await Promise.all([first.session.start(), second.session.start()]);
  await first.session.signInWithCode(await app.signUp());
  await expect.poll(() => second.session.status).toBe('signed-in');
  browser.sent.length = 0;
  return [first, second];
}

const statuses = (tabs: Tab[]) => tabs.map(({ session }) => session.status);

/** Only the clock that is set from outside goes on meanwhile. */
function sleep(ms: number): void {
  browser.isAsleep = true;
  browser.pass(ms);
  browser.isAsleep = false;
}

/** Both tabs ask for several things at the same moment. */
const work = (tabs: Tab[]) => Promise.all(tabs.flatMap(({ read }) => [read(), read(), read()]));

describe('two tabs', () => {
  test('go on after their tokens have expired, each with one refresh, and no token is sent twice', async () => {
    const tabs = await twoTabs();
    for (let hour = 1; hour <= 3; hour++) {
      browser.pass(HOUR_MS + MINUTE_MS);
      await work(hour % 2 ? tabs : [tabs[1], tabs[0]]);
      expect(browser.sent).toHaveLength(hour * 2);
    }
    expect(new Set(browser.sent).size).toBe(browser.sent.length);
    expect(statuses(tabs)).toEqual(['signed-in', 'signed-in']);
  });

  test('also when one of them was not looked at for hours', async () => {
    const [busy, idle] = await twoTabs();
    for (let turn = 0; turn < 2; turn++) {
      browser.pass(2 * HOUR_MS);
      await work([busy]);
    }
    await work([idle]);
    expect(statuses([busy, idle])).toEqual(['signed-in', 'signed-in']);
  });

  test('go on without locks, which a page that isn’t secure doesn’t have', async () => {
    browser.hasLocks = false;
    const tabs = await twoTabs();
    for (let hour = 0; hour < 3; hour++) {
      browser.pass(HOUR_MS);
      await work(tabs);
      browser.pass(30_000);
    }
    expect(statuses(tabs)).toEqual(['signed-in', 'signed-in']);
  });

  test('sign out together', async () => {
    const tabs = await twoTabs();
    await tabs[1].session.signOut();
    expect(statuses(tabs)).toEqual(['guest', 'guest']);
    expect(browser.cookie).toBeUndefined();
  });

  test('end together when somebody else has used their refresh token', async () => {
    const tabs = await twoTabs();
    const stolen = browser.cookie!;
    browser.pass(HOUR_MS);
    await work(tabs);
    browser.pass(MINUTE_MS);
    const thief = await app.post('/auth/refresh', undefined, { cookie: `refresh_token=${stolen}` });
    expect(thief.status).toBe(401);
    browser.pass(HOUR_MS);
    const outcomes = await Promise.allSettled(tabs.map(({ read }) => read()));
    expect(
      outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason instanceof ApiError),
    ).toEqual([true, true]);
    expect(statuses(tabs)).toEqual(['guest', 'guest']);
  });
});

describe('a computer that wakes up', () => {
  test('after hours refreshes once for all that waits in a tab', async () => {
    const tabs = await twoTabs();
    sleep(9 * HOUR_MS);
    await work(tabs);
    expect(browser.sent).toHaveLength(2);
    expect(statuses(tabs)).toEqual(['signed-in', 'signed-in']);
  });

  test('with a session that has ended meanwhile asks its learner to sign in again', async () => {
    const tabs = await twoTabs();
    const cookie = `refresh_token=${browser.cookie}`;
    sleep(2 * HOUR_MS);
    await app.post('/auth/logout', undefined, { cookie });
    const outcomes = await Promise.allSettled(tabs.map(({ read }) => read()));
    expect(outcomes).toMatchObject(
      tabs.map(() => ({ status: 'rejected', reason: { message: 'Login has expired' } })),
    );
    expect(statuses(tabs)).toEqual(['guest', 'guest']);
  });
});

describe('a clock that is wrong', () => {
  test.each([-12, -1, 1, 12])('by %i hours refreshes neither too often nor too late', async (hours) => {
    browser.skewMs = hours * HOUR_MS;
    const tabs = await twoTabs();
    for (let minute = 0; minute < 56; minute += 14) {
      browser.pass(14 * MINUTE_MS);
      await work(tabs);
    }
    expect(browser.sent).toEqual([]);
    browser.pass(4 * MINUTE_MS);
    await work(tabs);
    expect(browser.sent).toHaveLength(2);
    expect(statuses(tabs)).toEqual(['signed-in', 'signed-in']);
  });

  test.each([-5, 5])('and is then set %i hours further keeps the session', async (hours) => {
    const tabs = await twoTabs();
    browser.pass(30 * MINUTE_MS);
    browser.skewMs = hours * HOUR_MS;
    await work(tabs);
    browser.pass(40 * MINUTE_MS);
    await work(tabs);
    expect(statuses(tabs)).toEqual(['signed-in', 'signed-in']);
    expect(new Set(browser.sent).size).toBe(browser.sent.length);
  });
});
