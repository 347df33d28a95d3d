import { morningRound, withTimeout } from './main.js';

const after = (ms, value) => new Promise((resolve) => setTimeout(() => resolve(value), ms));

it('lets errors through', async () => {
  const lost = Promise.reject(new Error('lost'));
  await expect(withTimeout(lost, 50)).rejects.toThrow('lost');
});

it('asks all towns before the first one answers', async () => {
  const log = [];
  const ask = async (town) => {
    log.push(`ask ${town}`);
    await after(5);
    log.push(`answer ${town}`);
    return 1;
  };
  await morningRound(['a', 'b', 'c'], ask, 200);
  expect(log.slice(0, 3), 'the first three things that happened').toEqual(['ask a', 'ask b', 'ask c']);
});

it('keeps the order of the towns, and counts 0 notices as an answer', async () => {
  const ask = (town) => after(town === 'slow' ? 30 : 1, town === 'slow' ? 0 : 12);
  expect(await morningRound(['slow', 'quick'], ask, 300)).toEqual(['slow: 0 notices', 'quick: 12 notices', '2 of 2 towns answered']);
});

it('has nobody to ask', async () => {
  expect(await morningRound([], async () => 1, 10)).toEqual(['0 of 0 towns answered']);
});
