import { morningRound, withTimeout } from './main.js';

const after = (ms, value) => new Promise((resolve) => setTimeout(() => resolve(value), ms));

it('lets a quick promise through', async () => {
  await expect(withTimeout(after(2, 'soup'), 60)).resolves.toBe('soup');
});

it('gives up on a slow one', async () => {
  await expect(withTimeout(after(300, 'soup'), 20)).rejects.toThrow('no answer after 20 ms');
});

it('reports on all towns', async () => {
  const ask = async (town) => {
    if (town === 'Deepwell') throw new Error('snow');
    return after(town === 'Highfell' ? 400 : 2, 3);
  };
  expect(await morningRound(['Northgate', 'Deepwell', 'Highfell'], ask, 60)).toEqual([
    'Northgate: 3 notices',
    'Deepwell: snow',
    'Highfell: no answer after 60 ms',
    '1 of 3 towns answered',
  ]);
});
