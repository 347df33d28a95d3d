import { expect, test, vi } from 'vitest';
import { loadPage } from './load-page';

const Page = () => null;

function setUp() {
  const env = { value: null as string | null, now: 1_000_000, reload: vi.fn() };
  const reloader = () => ({
    now: () => env.now,
    read: () => env.value,
    write: (value: string) => {
      env.value = value;
    },
    reload: env.reload,
  });
  return { env, reloader };
}

const broken = () => Promise.reject(new Error('chunk not found'));

test('a page that loads is the route’s component', async () => {
  const { env, reloader } = setUp();
  await expect(loadPage(async () => Page, reloader)()).resolves.toEqual({ Component: Page });
  expect(env.reload).not.toHaveBeenCalled();
});

test('a page that fails to load reloads the app once; a second failure within 10 s is an error', async () => {
  const { env, reloader } = setUp();
  void loadPage(broken, reloader)();
  await vi.waitFor(() => expect(env.reload).toHaveBeenCalledTimes(1));
  env.now += 9_999;
  await expect(loadPage(broken, reloader)()).rejects.toThrow('chunk not found');
  expect(env.reload).toHaveBeenCalledTimes(1);
  env.now += 1;
  void loadPage(broken, reloader)();
  await vi.waitFor(() => expect(env.reload).toHaveBeenCalledTimes(2));
});
