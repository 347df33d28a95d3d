import { expect, test } from 'vitest';
import { OngoingReply } from './ongoing-reply';

const stays = new AbortController().signal;

/** Work that the test does by hand. */
function begin(maxLength?: number) {
  const work = Promise.withResolvers<string>();
  let write!: (message: string) => void;
  const reply = new OngoingReply<string, string>((give) => {
    write = give;
    return work.promise;
  }, maxLength);
  return { reply, write, ...work };
}

async function all(messages: AsyncGenerator<string, string>): Promise<string[]> {
  const read: string[] = [];
  for (;;) {
    const { done, value } = await messages.next();
    read.push(value);
    if (done) return read;
  }
}

test('each reader goes on from where they were, also after others have left', async () => {
  const { reply, write, resolve } = begin();
  const left = new AbortController();
  const first = reply.read(0, left.signal);
  write('a');
  expect(await first.next()).toEqual({ done: false, value: 'a' });
  const next = first.next();
  left.abort();
  await expect(next).rejects.toThrow('aborted');
  write('b');
  const [again, fresh] = [all(reply.read(1, stays)), all(reply.read(0, stays))];
  write('c');
  resolve('done');
  expect(await again).toEqual(['b', 'c', 'done']);
  expect(await fresh).toEqual(['a', 'b', 'c', 'done']);
  expect(await all(reply.read(99, stays))).toEqual(['done']);
});

test('its failure is its readers’', async () => {
  const { reply, write, reject } = begin();
  write('a');
  const read = all(reply.read(0, stays));
  reject(new Error('on purpose'));
  await expect(read).rejects.toThrow('on purpose');
  await reply.ended();
});

test('what is too long to keep isn’t kept, and reading it fails', async () => {
  const { reply, write, resolve } = begin(10);
  const read = all(reply.read(0, stays));
  for (let times = 0; times < 3; times++) write('12345');
  resolve('done');
  await expect(read).rejects.toThrow('longer than 10 characters');
  await reply.ended();
});
