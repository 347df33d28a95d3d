import { lessonRef, sourceOf } from '@web/exercises';
import type { TextStorage } from '@web/platform';
import { fakePage, memoryStorage, refusingStorage } from '@web/platform/testing';
import { GUEST } from '@web/stores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptWork } from '../kept-work';
import { AnswerStore } from '../types/question/answer.store';
import { DraftStore } from './draft.store';
import { FakeServer } from './testing/fake-server';

const EXERCISE = lessonRef('lesson-1');
const ADA = 'ada';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Long enough for everything that waits. */
const settle = () => vi.advanceTimersByTimeAsync(20_000);
/** Long enough for a request, and not for what waits for a pause. */
const reply = () => vi.advanceTimersByTimeAsync(100);

/** A window with the lesson, opened by Ada, or by a guest who can sign in. */
async function openWindow(server: FakeServer, storage: TextStorage = memoryStorage(), owner = ADA) {
  const page = fakePage();
  const signedIn = { as: owner };
  const onReconnect = new Set<() => void>();
  const work = new AnswerStore({
    kept: new KeptWork(storage, 'answer', EXERCISE),
    owner,
    toAnswer: (textInput) => ({ textInput }),
    onChange: () => {},
  });
  const drafts = new DraftStore({
    exercise: EXERCISE,
    calls: sourceOf(EXERCISE).callsOf(server.connect(), EXERCISE.id),
    work,
    kept: new KeptWork(storage, 'draft', EXERCISE),
    owner,
    page,
    onReconnect: (listener) => {
      onReconnect.add(listener);
      return () => onReconnect.delete(listener);
    },
    canSave: (learner) => learner !== GUEST && signedIn.as === learner,
  });
  const leave = drafts.start();
  const load = async () => {
    void drafts.load();
    await reply();
  };
  await load();
  return {
    work,
    drafts,
    page,
    leave,
    load,
    reconnect: () => {
      for (const listener of onReconnect) listener();
    },
    signIn: async () => {
      signedIn.as = ADA;
      work.setOwner(ADA);
      drafts.setOwner(ADA);
      await load();
    },
    /** Comes to the front after another tab was used. */
    show: async () => {
      page.isFront = true;
      page.all((each) => each.onShow());
      await reply();
    },
  };
}

/** Two tabs of one browser: the second one in front. */
async function openTabs(server: FakeServer) {
  const inner = memoryStorage();
  const opened: Awaited<ReturnType<typeof openWindow>>[] = [];
  const storageOf = (index: number): TextStorage => ({
    ...inner,
    set: (key, value) => {
      inner.set(key, value);
      const others = opened.filter((_, other) => other !== index);
      for (const { page } of others) page.all((each) => each.onStored(key));
      return true;
    },
  });
  opened.push(await openWindow(server, storageOf(0)), await openWindow(server, storageOf(1)));
  const [back, front] = opened as [(typeof opened)[0], (typeof opened)[0]];
  back.page.isFront = false;
  return { back, front };
}

test('what is written goes to the server after a pause, and opens on another device', async () => {
  const server = new FakeServer();
  const laptop = await openWindow(server);
  for (const text of ['m', 'mi', 'mine']) laptop.work.set(text);
  await reply();
  expect(server.saves).toBe(0);
  await settle();
  expect([server.saves, server.text]).toEqual([1, 'mine']);
  expect((await openWindow(server)).work.text).toBe('mine');
});

test('a learner who never pauses is saved as well', async () => {
  const server = new FakeServer();
  const { work } = await openWindow(server);
  for (let key = 0; key < 30; key++) {
    work.set(`key ${key}`);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(server.saves).toBeGreaterThan(0);
});

test('without a draft a lesson opens with the last submission, and starting over stays', async () => {
  const server = new FakeServer();
  server.lastAnswer = { textInput: 'submitted' };
  const laptop = await openWindow(server);
  expect([laptop.work.text, server.saves]).toEqual(['submitted', 0]);
  laptop.drafts.replace('Started over.', () => laptop.work.restore({ answer: null, starter: null }));
  await settle();
  expect([server.draft?.answer, server.versions]).toEqual([null, ['submitted']]);
  expect((await openWindow(server)).work.text).toBe('');
});

test('what is on the screen is never replaced once the learner has typed', async () => {
  const server = new FakeServer();
  (await openWindow(server)).work.set('from the phone');
  await settle();
  const laptop = await openWindow(server, memoryStorage(), GUEST);
  laptop.work.set('typed before the server answered');
  await laptop.signIn();
  expect(laptop.work.text).toBe('typed before the server answered');
});

/** The same lesson, changed on two devices that didn't know of each other; the laptop was first. */
async function changedOnTwo(server: FakeServer, storage = memoryStorage()) {
  const [laptop, phone] = [await openWindow(server), await openWindow(server, storage)];
  laptop.work.set('on the laptop');
  await settle();
  phone.work.set('on the phone');
  await settle();
  return { laptop, phone };
}

test('of two devices that didn’t know of each other the second one asks before it replaces anything', async () => {
  const server = new FakeServer();
  const { laptop, phone } = await changedOnTwo(server);
  expect([server.text, server.versions, phone.work.text]).toEqual(['on the laptop', [], 'on the phone']);
  expect([laptop.drafts.other, phone.drafts.other?.answer?.textInput]).toEqual([null, 'on the laptop']);

  phone.drafts.settleOther(true);
  expect([phone.work.text, phone.drafts.other]).toEqual(['on the laptop', null]);
  await settle();
  expect([server.text, server.versions]).toEqual(['on the laptop', ['on the phone']]);
  phone.drafts.undo();
  expect(phone.work.text).toBe('on the phone');
});

test('keeping the version shown here replaces the account’s, which stays in the history', async () => {
  const server = new FakeServer();
  const { laptop, phone } = await changedOnTwo(server);
  phone.drafts.settleOther(false);
  await settle();
  expect([phone.work.text, phone.drafts.other]).toEqual(['on the phone', null]);
  expect([server.text, server.versions]).toEqual(['on the phone', ['on the laptop']]);
  await laptop.show();
  expect([laptop.work.text, laptop.drafts.other]).toEqual(['on the phone', null]);
});

test('the question comes back after a reload, also while the learner goes on typing, until it’s answered', async () => {
  const server = new FakeServer();
  const storage = memoryStorage();
  const { laptop, phone } = await changedOnTwo(server, storage);
  phone.work.set('on the phone, and more');
  await settle();
  phone.leave();
  laptop.work.set('on the laptop, and more');
  await settle();
  const again = await openWindow(server, storage);
  await settle();
  expect([server.text, again.work.text]).toEqual(['on the laptop, and more', 'on the phone, and more']);
  expect([laptop.drafts.other, again.drafts.other?.answer?.textInput]).toEqual([
    null,
    'on the laptop, and more',
  ]);
  again.drafts.settleOther(false);
  await settle();
  const last = await openWindow(server, storage);
  expect([server.text, last.drafts.other]).toEqual(['on the phone, and more', null]);
});

test('a question that was answered in one tab isn’t asked in another', async () => {
  const server = new FakeServer();
  const { back, front } = await openTabs(server);
  server.failure = 'offline';
  front.work.set('in the train');
  await settle();
  server.failure = null;
  const elsewhere = await openWindow(server);
  elsewhere.work.set('at home');
  await settle();
  await front.show();
  await back.show();
  expect([front.drafts.other?.answer?.textInput, back.drafts.other?.answer?.textInput]).toEqual([
    'at home',
    'at home',
  ]);
  back.page.isFront = false;
  front.drafts.settleOther(false);
  await settle();
  expect([server.text, back.work.text, back.drafts.other]).toEqual(['in the train', 'in the train', null]);
});

test('a save whose reply got lost isn’t mistaken for another device, even after a reload', async () => {
  const server = new FakeServer();
  const storage = memoryStorage();
  const first = await openWindow(server, storage);
  server.losesReplies = true;
  first.work.set('sent');
  await vi.advanceTimersByTimeAsync(2_000);
  first.work.set('sent, and more');
  first.leave();
  server.losesReplies = false;
  const again = await openWindow(server, storage);
  await settle();
  expect([again.drafts.other, server.text]).toEqual([null, 'sent, and more']);
});

test('coming back to a device shows what was written on the other one', async () => {
  const server = new FakeServer();
  const [laptop, phone] = [await openWindow(server), await openWindow(server)];
  phone.work.set('on the phone');
  await settle();
  await laptop.show();
  expect([laptop.work.text, laptop.drafts.other]).toEqual(['on the phone', null]);
});

test('two tabs of one browser follow each other and never conflict', async () => {
  const server = new FakeServer();
  const { back, front } = await openTabs(server);
  front.work.set('in the front tab');
  expect(back.work.text).toBe('in the front tab');
  front.page.isFront = false;
  await back.show();
  back.work.set('then in the other');
  await settle();
  expect([front.work.text, server.text, server.versions]).toEqual([
    'then in the other',
    'then in the other',
    [],
  ]);
  expect([back.drafts.other, front.drafts.other]).toEqual([null, null]);
});

test('work that can’t be sent waits, survives a reload, and goes when the connection returns', async () => {
  const server = new FakeServer();
  const storage = memoryStorage();
  const before = await openWindow(server, storage);
  server.failure = 'offline';
  before.work.set('written offline');
  before.leave();
  await settle();
  const after = await openWindow(server, storage);
  expect([after.work.text, server.text]).toEqual(['written offline', undefined]);
  server.failure = null;
  after.reconnect();
  await reply();
  expect(server.text).toBe('written offline');
});

test('unsent work of an earlier version is sent, on top of what the account has', async () => {
  const server = new FakeServer();
  const storage = memoryStorage();
  const before = await openWindow(server, storage);
  before.work.set('saved');
  await settle();
  server.failure = 'offline';
  before.work.set('saved, and written offline');
  before.leave();
  await settle();
  for (const key of storage.keys('')) {
    storage.set(key.replace('.lesson.', '.'), storage.get(key) ?? '');
    storage.remove(key);
  }
  server.failure = null;
  const after = await openWindow(server, storage);
  expect(after.work.text).toBe('saved, and written offline');
  await settle();
  expect([server.text, after.drafts.other]).toEqual(['saved, and written offline', null]);
  expect(storage.keys('').filter((key) => !key.includes('.lesson.'))).toEqual([]);
});

test('a lesson that was left while offline is sent by itself', async () => {
  const server = new FakeServer();
  const { work, leave } = await openWindow(server);
  server.failure = 'offline';
  work.set('then on to the next lesson');
  leave();
  await settle();
  server.failure = null;
  await settle();
  expect(server.text).toBe('then on to the next lesson');
});

test('written offline on two devices: nothing is lost', async () => {
  const server = new FakeServer();
  const [laptop, phone] = [await openWindow(server), await openWindow(server)];
  server.failure = 'offline';
  laptop.work.set('laptop, offline');
  phone.work.set('phone, offline');
  await settle();
  server.failure = null;
  await settle();
  const [first, second] = laptop.drafts.other ? [phone, laptop] : [laptop, phone];
  expect([server.text, second.drafts.other?.answer?.textInput]).toEqual([first.work.text, first.work.text]);
  expect([first.work.text, second.work.text].sort()).toEqual(['laptop, offline', 'phone, offline']);
});

test('starting over offline keeps what was written, also if that was never sent', async () => {
  const server = new FakeServer();
  const { work, drafts } = await openWindow(server);
  server.failure = 'offline';
  work.set('never sent');
  drafts.replace('Started over.', () => work.restore({ answer: null, starter: null }));
  expect(drafts.undoable?.text).toBe('Started over.');
  await settle();
  server.failure = null;
  await settle();
  expect([server.draft?.answer, server.versions]).toEqual([null, ['never sent']]);
});

test('a guest’s work doesn’t replace what the account has before the learner has chosen', async () => {
  const server = new FakeServer();
  (await openWindow(server)).work.set('on the phone');
  await settle();
  const laptop = await openWindow(server, memoryStorage(), GUEST);
  laptop.work.set('as a guest');
  await settle();
  expect(server.text).toBe('on the phone');
  await laptop.signIn();
  expect([server.text, laptop.work.text]).toEqual(['on the phone', 'as a guest']);
  expect(laptop.drafts.other?.answer?.textInput).toBe('on the phone');
  laptop.drafts.settleOther(false);
  await settle();
  expect([server.text, server.versions]).toEqual(['as a guest', ['on the phone']]);
});

test('a guest’s work isn’t mistaken for what the account already had in this browser', async () => {
  const server = new FakeServer();
  const storage = memoryStorage();
  const first = await openWindow(server, storage);
  first.work.set('by Ada');
  await settle();
  first.work.set('');
  await settle();
  const guest = await openWindow(server, storage, GUEST);
  guest.work.set('as a guest');
  await guest.signIn();
  expect([guest.work.text, guest.drafts.other]).toEqual(['as a guest', null]);
  await settle();
  expect(server.text).toBe('as a guest');
});

test('more than 256 KB stays in this browser, and a shorter text is saved again', async () => {
  const server = new FakeServer();
  const { work, drafts } = await openWindow(server);
  work.set('é'.repeat(128 * 1024 + 1));
  await settle();
  expect(drafts.problem).toBe(
    'This is larger than 256 KB, so it can’t be saved to your account. It’s still saved in this browser.',
  );
  expect(server.saves).toBe(0);
  work.set('short');
  await settle();
  expect([drafts.problem, server.text]).toEqual([null, 'short']);
});

test('what the server refuses for good is explained, and stays in this browser', async () => {
  const server = new FakeServer();
  const { work, drafts } = await openWindow(server);
  server.failure = { status: 402, body: { error: 'This lesson is for members.' } };
  work.set('mine');
  await settle();
  expect(drafts.problem).toBe('This lesson is for members. It’s still saved in this browser.');
});

test('a browser that stores nothing says so to a guest, asks before the page closes, and loses nothing to a learner', async () => {
  const full: TextStorage = refusingStorage;
  const server = new FakeServer();
  const { work, drafts, page, signIn } = await openWindow(server, full, GUEST);
  const asks = () => {
    const asked: boolean[] = [];
    page.all((each) => asked.push(each.isLosing()));
    return asked;
  };
  expect(asks()).toEqual([false]);
  work.set('mine');
  expect(drafts.problem).toContain('Sign in to save it to your account');
  expect(asks()).toEqual([true]);
  await signIn();
  await settle();
  expect([server.text, drafts.problem, asks()]).toEqual(['mine', null, [false]]);
  expect((await openWindow(server, full)).work.text).toBe('mine');
});

test('a clock that is set back changes nothing', async () => {
  const server = new FakeServer();
  const [laptop, phone] = [await openWindow(server), await openWindow(server)];
  laptop.work.set('first');
  await settle();
  vi.setSystemTime(new Date('2001-01-01'));
  await phone.show();
  phone.work.set('second');
  await settle();
  await laptop.show();
  expect([laptop.work.text, server.versions]).toEqual(['second', []]);
});

test('an answer of the server that is late doesn’t bring back old work', async () => {
  const server = new FakeServer();
  const { work, drafts } = await openWindow(server);
  work.set('one');
  await settle();
  const old = server.draft;
  work.set('two');
  await settle();
  server.draft = old;
  void drafts.load();
  await reply();
  expect(work.text).toBe('two');
});
