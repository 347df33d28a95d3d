import { deliver, sleep } from './main.js';

it('sleeps', async () => {
  const start = Date.now();
  const promise = sleep(40);
  expect(typeof promise?.then, 'typeof sleep(40).then (a promise has one)').toBe('function');
  await promise;
  expect(Date.now() - start, 'how long sleep(40) took, in ms').toBeGreaterThanOrEqual(35);
});

it('delivers', async () => {
  await expect(deliver('lamp', 5)).resolves.toBe('Delivered: lamp');
});

it('refuses to go too far', async () => {
  await expect(deliver('lamp', 500)).rejects.toThrow('too far: lamp');
});
