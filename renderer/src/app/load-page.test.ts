import { expect, test, vi } from 'vitest';
import { loadPage } from './load-page';

const Page = () => null;

function setUp() {
  const kept = { value: null as string | null, now: 1_000_000, reload: vi.fn() };
  const reloader = () => ({
    now: () => kept.now,
    read: () => kept.value,
    write: (value: string) => {
      kept.value = value;
    },
    reload: kept.reload,
  });
  return { kept, reloader };
}

const broken = () => Promise.reject(new Error('chunk is gone'));

test('a page that loads is the route’s component', async () => {
  const { kept, reloader } = setUp();
  await expect(loadPage(async () => Page, reloader)()).resolves.toEqual({ Component: Page });
  expect(kept.reload).not.toHaveBeenCalled();
});

test('a page that fails to load reloads the app once; a second failure within 10 s is an error', async () => {
  const { kept, reloader } = setUp();
  void loadPage(broken, reloader)();
  await vi.waitFor(() => expect(kept.reload).toHaveBeenCalledTimes(1));
  kept.now += 9_999;
  await expect(loadPage(broken, reloader)()).rejects.toThrow('chunk is gone');
  expect(kept.reload).toHaveBeenCalledTimes(1);
  kept.now += 1;
  void loadPage(broken, reloader)();
  await vi.waitFor(() => expect(kept.reload).toHaveBeenCalledTimes(2));
});
