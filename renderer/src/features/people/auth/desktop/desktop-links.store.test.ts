import type { DeepLink } from '@shared/desktop';
import { expect, test } from 'vitest';
import { DesktopLinksStore } from './desktop-links.store';
import type { DesktopCode } from './sign-in-on-desktop';

const STATE = 'the-state';
const signInLink = (state?: string): DeepLink => ({ kind: 'sign-in', code: 'a-code', state });
const lessonLink: DeepLink = { kind: 'lesson', uuid: '0190a6d5-7f3e-7c2a-9b1d-1f2e3d4c5b6a' };

function setUp(waiting: DeepLink[] = [], error: string | null = null) {
  const codes: DesktopCode[] = [];
  let open: (link: DeepLink) => void = () => {};
  const desktop = {
    links: {
      take: async () => waiting,
      onOpened: (listener: (link: DeepLink) => void) => {
        open = listener;
        return () => {};
      },
    },
    session: { inspect: async ({ state }: { state?: string }) => ({ isExpected: state === STATE }) },
  };
  const signIn = async (code: DesktopCode) => {
    codes.push(code);
    return error;
  };
  const store = new DesktopLinksStore({ desktop: desktop as never, signIn });
  store.listen();
  return { codes, store, open: (link: DeepLink) => open(link) };
}

/** Until the bridge has answered. */
const settled = () => new Promise((done) => setImmediate(done));

test('a sign-in that the app asked for is shown, and waits for a click', async () => {
  const { store, codes } = setUp([signInLink(STATE)]);
  await settled();
  expect(store.link).toMatchObject({ kind: 'sign-in', code: 'a-code', isExpected: true });
  expect(codes).toEqual([]);
  await store.confirmSignIn();
  expect([codes, store.link]).toEqual([[{ code: 'a-code', state: STATE }], null]);
});

test.each([
  ['another state', 'another'],
  ['no state', undefined],
])('a sign-in link with %s is explained and can’t be confirmed', async (_what, state) => {
  const { store, codes, open } = setUp();
  open(signInLink(state));
  await settled();
  expect(store.link).toMatchObject({ isExpected: false });
  await store.confirmSignIn();
  expect(codes).toEqual([]);
});

test('a code that the server refuses is explained', async () => {
  const { store } = setUp([signInLink(STATE)], 'This code is expired.');
  await settled();
  await store.confirmSignIn();
  expect([store.error, store.link?.kind]).toEqual(['This code is expired.', 'sign-in']);
});

test('the newest link takes the place of the one before', async () => {
  const { store, open } = setUp([signInLink(STATE)]);
  await settled();
  open(lessonLink);
  await settled();
  expect(store.link).toEqual(lessonLink);
  store.close();
  expect(store.link).toBeNull();
});
