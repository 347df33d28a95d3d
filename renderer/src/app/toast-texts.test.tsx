import { ApiError, errorText } from '@web/api';
import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { NOT_AN_IMAGE, useProfileImage } from '@web/features/people/profile/useProfileImage';
import { solutionNotices } from '@web/features/solving/lesson-player/solution-notices';
import { fakePlatform } from '@web/platform/testing';
import { RootStore, StoresProvider } from '@web/stores';
import { copyText } from '@web/ui/copyText';
import { toastList, toasts } from '@web/ui/toasts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

/* What learners read in a toast, letter for letter. */

const ID = '00000000-0000-4000-8000-000000000001';

beforeEach(() => toasts.clear());
const shown = () => toastList.snapshot().map(({ kind, body }) => [kind, body]);

function Runs({ hook }: { hook: () => void }) {
  hook();
  return null;
}

/** What a hook returns to a component. */
function returned<Value>(useHook: () => Value, handlers: FakeHandlers): Value {
  const api = fakeApi(handlers);
  api.tokens.set(fakeToken(900));
  const theme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };
  let value: Value | undefined;
  const keep = () => {
    value = useHook();
  };
  renderToStaticMarkup(
    <MemoryRouter>
      <StoresProvider value={new RootStore(api, fakePlatform(), theme)}>
        <Runs hook={keep} />
      </StoresProvider>
    </MemoryRouter>,
  );
  return value!;
}

test('copying says so, also when the browser refuses', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('print()');
  expect([writeText.mock.calls, shown()]).toEqual([[['print()']], [['success', 'Copied to clipboard']]]);
  toasts.clear();
  vi.stubGlobal('navigator', {});
  await copyText('print()');
  expect(shown()).toEqual([['error', expect.stringMatching(/^Your browser blocked copying\./)]]);
});

test('viewing a solution says what it has cost', () => {
  solutionNotices.onPaid?.('seer-stone');
  solutionNotices.onPaid?.('xp');
  expect(shown()).toEqual([
    ['success', 'Seer Stone used!'],
    ['error', 'XP for this lesson reduced by 100%'],
  ]);
});

test('a new profile image says so; what isn’t an image isn’t sent', async () => {
  const setProfileImage = vi.fn(() => ({ body: { uuid: ID, handle: 'ada' } }));
  const { choose } = returned(useProfileImage, { setProfileImage });
  await choose([new File(['x'], 'notes.txt', { type: 'text/plain' })]);
  expect([shown(), setProfileImage.mock.calls]).toEqual([[], []]);
  await choose([
    new File(['x'], 'me.png', { type: 'image/png' }),
    new File(['x'], 'you.png', { type: 'image/png' }),
  ]);
  expect(shown()).toEqual([['success', 'Profile image updated successfully']]);
  expect(setProfileImage).toHaveBeenCalledOnce();
  expect(NOT_AN_IMAGE).toMatch(/^Please choose an image/);
});

test('a failure is the server’s text, or the same few words', () => {
  expect(errorText(new ApiError(409, 'That handle is taken.'))).toBe('That handle is taken.');
  expect(errorText(new TypeError('x is undefined'))).toBe('An error occurred');
});
