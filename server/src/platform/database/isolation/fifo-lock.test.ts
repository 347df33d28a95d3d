import { TestClock } from '@server/platform/clock';
import { describe, expect, test } from 'vitest';
import { FifoLock, LockTimeoutError } from './fifo-lock';

describe('the lock of the one SQLite connection', () => {
  const setUp = () => {
    const clock = new TestClock();
    const lock = new FifoLock(clock, 10_000);
    const entered: string[] = [];
    const enter = async (name: string) => {
      await lock.acquire();
      entered.push(name);
    };
    return { clock, lock, entered, enter };
  };

  test('is handed on in the order of asking', async () => {
    const { lock, entered, enter } = setUp();
    const all = ['a', 'b', 'c', 'd'].map(enter);
    for (const one of all) {
      await one;
      lock.release();
    }
    expect(entered).toEqual(['a', 'b', 'c', 'd']);
  });

  test('makes nobody wait when it is free', () => {
    const { lock } = setUp();
    expect(lock.acquire()).toBeUndefined();
    lock.release();
    expect(lock.acquire()).toBeUndefined();
  });

  test('rejects a caller that waited too long, and goes on with the next', async () => {
    const { clock, lock, entered, enter } = setUp();
    await enter('holder');
    const tooLong = enter('late');
    clock.advance(4000);
    const next = enter('next');
    clock.advance(6000);
    await expect(tooLong).rejects.toThrow(LockTimeoutError);
    await expect(tooLong).rejects.toMatchObject({
      kind: 'unavailable',
      cause: { message: expect.stringContaining('through its own tx.manager') },
    });
    lock.release();
    await next;
    expect(entered).toEqual(['holder', 'next']);
  });
});
