import { expect, test } from 'vitest';
import { KeychainError, type Keytar, SystemKeychain } from './keychain';

/** A keytar in memory; each function can be replaced. */
function fakeKeytar(replaced: Partial<Keytar> = {}) {
  const entries = new Map<string, string>();
  const keytar: Keytar = {
    getPassword: async (service, account) => entries.get(`${service}/${account}`) ?? null,
    setPassword: async (service, account, password) => void entries.set(`${service}/${account}`, password),
    deletePassword: async (service, account) => entries.delete(`${service}/${account}`),
    ...replaced,
  };
  return { entries, load: async () => keytar };
}

test('each server has an entry of its own', async () => {
  const { entries, load } = fakeKeytar();
  const one = new SystemKeychain('https://one.example.org', load);
  const other = new SystemKeychain('https://other.example.org', load);
  await one.write('secret');
  expect([await one.read(), await other.read()]).toEqual(['secret', null]);
  expect([...entries.keys()]).toEqual(['Emberforge (https://one.example.org)/refresh-token']);
  await one.clear();
  await one.clear();
  expect(await one.read()).toBeNull();
});

test('the native module isn’t loaded before it’s needed', async () => {
  let loads = 0;
  const keychain = new SystemKeychain('https://example.org', async () => {
    loads += 1;
    return fakeKeytar().load();
  });
  expect(loads).toBe(0);
  await keychain.read();
  expect(loads).toBe(1);
});

test('a computer without libsecret has no keychain', async () => {
  const keychain = new SystemKeychain('https://example.org', () =>
    Promise.reject(new Error('libsecret-1.so.0: cannot open shared object file')),
  );
  await expect(keychain.read()).rejects.toMatchObject({ name: 'KeychainError', isAbsent: true });
});

test.each([
  ['Cannot autolaunch D-Bus without X11 $DISPLAY', true],
  ['The name org.freedesktop.secrets was not provided by any .service files', true],
  ['User interaction is not allowed.', false],
])('a keychain that fails with "%s"', async (message, isAbsent) => {
  const { load } = fakeKeytar({ getPassword: () => Promise.reject(new Error(message)) });
  const keychain = new SystemKeychain('https://example.org', load);
  await expect(keychain.read()).rejects.toMatchObject({ name: 'KeychainError', message, isAbsent });
});

test('a keyring that only pretends to store the secret has failed', async () => {
  const { load } = fakeKeytar({ setPassword: async () => {} });
  await expect(new SystemKeychain('https://example.org', load).write('secret')).rejects.toThrow(
    KeychainError,
  );
});

test('a keychain that never answers has failed', async () => {
  const { load } = fakeKeytar({ getPassword: () => new Promise(() => {}) });
  await expect(new SystemKeychain('https://example.org', load, 1).read()).rejects.toThrow(
    'The keychain didn’t answer.',
  );
});
