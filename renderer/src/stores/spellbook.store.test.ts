import type { Spellbook } from '@web/api';
import { type FakeAnswer, fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { SpellbookStore } from './spellbook.store';

const bookWith = (...texts: (string | null)[]) =>
  [
    {
      courseSlug: 'one',
      pages: texts.map((text, at) => ({ uuid: `p${at}`, title: `Page ${at}`, lessonUuid: `l${at}`, text })),
    },
  ] as unknown as Spellbook[];

function setUp(storage = fakePlatform().sharedStorage, owner = 'ada') {
  const answers: FakeAnswer[] = [];
  const api = fakeApi({ listSpellbooks: () => answers.shift() ?? 'offline' });
  api.tokens.set(fakeToken(900));
  const store = new SpellbookStore({ api: api.client, storage, owner, canLoad: () => true });
  return { store, storage, answers, seen: api.seen };
}

test('the pages are there without a connection, and come from the server once it answers', async () => {
  const online = setUp();
  online.answers.push({ body: bookWith('old') });
  await online.store.books.load();

  const { store, answers } = setUp(online.storage);
  await store.books.load();
  expect(store.books.value).toEqual(bookWith('old'));
  answers.push({ body: bookWith('new') });
  store.refreshCopy();
  await store.books.load();
  expect(store.books.value).toEqual(bookWith('new'));
});

test('another learner sees no copy, and after a sign-out nobody does', async () => {
  const first = setUp();
  first.answers.push({ body: bookWith('mine') });
  await first.store.books.load();
  const other = setUp(first.storage, 'grace').store;
  await other.books.load();
  expect(other.books.status).toBe('failed');

  first.store.forget();
  const again = setUp(first.storage).store;
  await again.books.load();
  expect(again.books.value).toBeUndefined();
});

test('a refusal is shown, even if there is a copy', async () => {
  const { store, answers } = setUp();
  answers.push({ body: bookWith('a') }, { status: 403, body: { error: 'No.' } });
  await store.books.load();
  await store.books.reload();
  expect(store.books.error?.message).toBe('No.');
});

test('a completed lesson unlocks its page, once', async () => {
  const { store, answers, seen } = setUp();
  answers.push({ body: bookWith(null, 'b') }, { body: bookWith('a', 'b') });
  await store.books.load();
  expect(await store.findUnlocked('l1')).toEqual([]);
  expect(await store.findUnlocked('l0')).toMatchObject([{ title: 'Page 0', text: 'a' }]);
  expect(await store.findUnlocked('l0')).toEqual([]);
  expect(seen).toHaveLength(2);
});

test('guests have none', async () => {
  const { store, seen } = setUp(undefined, 'guest-id');
  await store.books.load();
  expect([store.books.status, seen]).toEqual(['idle', []]);
});
