import { authorOf, titles } from './main.js';

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

it('fetches nothing for no ids', async () => {
  expect(await titles([], async () => ({ title: '?' })), 'await titles([], …)').toEqual([]);
});

it('fetches one after the other', async () => {
  const log = [];
  const fetchNotice = async (id) => {
    log.push(`ask ${id}`);
    await sleep(3);
    log.push(`got ${id}`);
    return { title: `T${id}` };
  };
  expect(await titles([3, 4], fetchNotice), 'the titles').toEqual(['T3', 'T4']);
  expect(log, 'what was asked and answered, in order').toEqual(['ask 3', 'got 3', 'ask 4', 'got 4']);
});

it('asks for the person of that notice', async () => {
  const person = async (key) => ({ name: key.toUpperCase(), town: 'Deepwell' });
  expect(await authorOf(9, async (id) => ({ by: `x${id}` }), person)).toBe('X9 (Deepwell)');
});

it('lets errors through', async () => {
  const lost = async () => {
    throw new Error('lost');
  };
  await expect(titles([1], lost)).rejects.toThrow('lost');
});
