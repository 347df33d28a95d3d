import { type FakeAnswer, fakeApi, fakeToken } from '@web/api/testing';
import { keepArrivalQuery, keptRecruiter } from '@web/features/people/auth';
import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { confirmKeptRecruiter } from './confirm-kept-recruiter';

function arrived(answer: FakeAnswer) {
  const { client, tokens, seen } = fakeApi({ confirmRecruiter: () => answer });
  tokens.set(fakeToken(900));
  const platform = fakePlatform();
  keepArrivalQuery(new URLSearchParams('?bannerlord=mira-smith'), platform);
  return { seen, platform, confirm: () => confirmKeptRecruiter({ api: client, platform }) };
}

test('the owner of the link that a new learner came from is confirmed once', async () => {
  const { seen, confirm } = arrived({ body: {} });
  await confirm();
  await confirm();
  expect(seen).toMatchObject([{ name: 'confirmRecruiter', body: { handle: 'mira-smith' } }]);
});

test('a recruiter that the server refuses is forgotten, and kept if it doesn’t answer', async () => {
  const refused = arrived({ status: 409, body: { error: "Can't recruit yourself" } });
  await refused.confirm();
  expect(keptRecruiter(refused.platform)).toBeNull();
  const offline = arrived('offline');
  await expect(offline.confirm()).rejects.toThrow();
  expect(keptRecruiter(offline.platform)).toBe('mira-smith');
});
