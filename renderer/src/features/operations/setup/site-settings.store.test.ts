import { DEFAULT_LOOK } from '@shared/contracts/operations/site-look';
import { fakeApi, fakeToken } from '@web/api/testing';
import { currentSite, setSite } from '@web/ui/site';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteSettingsStore } from './site-settings.store';

vi.mock('./apply-accent', () => ({ applyAccent: vi.fn() }));
afterEach(() => setSite(DEFAULT_LOOK));

const site = { name: 'Emberforge', accent: null, logo: null, signUp: 'everybody' as const, domains: [] };

function form(answer: object) {
  const { client, tokens, seen } = fakeApi({ changeSite: () => answer });
  tokens.set(fakeToken(900));
  return { store: new SiteSettingsStore(client, site), seen };
}

test('what’s typed is saved as the API takes it, and shown in this window', async () => {
  const saved = {
    ...site,
    name: 'Acme Academy',
    accent: '#2563eb',
    signUp: 'domains',
    domains: ['acme.org'],
  };
  const { store, seen } = form({ body: saved });
  store.set('name', 'Acme Academy');
  store.set('accent', ' 2563EB');
  store.set('signUp', 'domains');
  store.set('domains', 'acme.org, acme.com\nacme.net');
  expect(await store.save()).toBe(true);
  expect(seen.at(-1)?.body).toEqual({
    name: 'Acme Academy',
    accent: '#2563eb',
    signUp: 'domains',
    domains: ['acme.org', 'acme.com', 'acme.net'],
  });
  expect(currentSite().name).toBe('Acme Academy');
});

test('a refused change says why, and changes nothing', async () => {
  const { store } = form({ status: 400, body: { error: 'Please enter a name.' } });
  store.set('name', ' ');
  expect(await store.save()).toBe(false);
  expect(store.error).toBe('Please enter a name.');
  expect(currentSite().name).toBe('Emberforge');
  store.set('name', 'Acme');
  expect(store.error).toBeNull();
});
