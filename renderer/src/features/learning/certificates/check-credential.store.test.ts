import { ERROR_TEXTS } from '@web/api';
import { fakeApi } from '@web/api/testing';
import { expect, test } from 'vitest';
import { CheckCredentialStore } from './check-credential.store';

const check = { result: 'altered', message: 'This certificate was changed.' };

test('a file is sent as it is, and the answer names it', async () => {
  const { client, seen } = fakeApi({ checkCredential: () => ({ body: check }) });
  const store = new CheckCredentialStore(client);
  await store.checkFile(new File(['{"not": "touched" }'], 'mine.json'));
  expect(seen).toMatchObject([{ body: { credential: '{"not": "touched" }' } }]);
  expect(store.outcome).toEqual({ subject: 'mine.json', ...check });
  expect(store.isChecking).toBe(false);
});

test('the page’s certificate is checked as anybody can download it', async () => {
  const bytes = new TextEncoder().encode('{"type": []}\n');
  const { client, seen } = fakeApi({
    getCertificateCredential: () => ({ bytes }),
    checkCredential: () => ({ body: check }),
  });
  const store = new CheckCredentialStore(client);
  await store.checkCertificate('id');
  expect(seen.at(-1)).toMatchObject({ name: 'checkCredential', body: { credential: '{"type": []}\n' } });
  expect(store.outcome?.result).toBe('altered');
});

test('a failure is shown, and replaces the last answer', async () => {
  const answers = [{ body: check }, 'offline' as const];
  const { client } = fakeApi({ checkCredential: () => answers.shift() ?? 'offline' });
  const store = new CheckCredentialStore(client);
  await store.checkFile(new File(['{}'], 'mine.json'));
  await store.checkFile(new File(['{}'], 'mine.json'));
  expect(store.outcome).toBeNull();
  expect(store.error).toBe(ERROR_TEXTS.offline);
});
