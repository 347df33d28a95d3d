import { fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { RootStore, StoresProvider } from '@web/stores';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LeaderboardScreen } from './LeaderboardScreen';

test('only those who have a socket are told that the board updates live', async () => {
  const api = fakeApi({
    otpLogin: () => ({ body: { access_token: fakeToken(900, Date.now(), 'ada'), refresh_token: 'r' } }),
  });
  const theme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };
  const stores = new RootStore(api, fakePlatform(), theme);
  const html = () =>
    renderToString(
      <StoresProvider value={stores}>
        <MemoryRouter>
          <LeaderboardScreen />
        </MemoryRouter>
      </StoresProvider>,
    );
  expect(html()).not.toContain('updates live');
  await stores.session.signInWithCode('CODE');
  expect(html()).toContain('It updates live while you learn.');
});
