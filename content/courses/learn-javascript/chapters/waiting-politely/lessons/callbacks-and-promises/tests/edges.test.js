import { deliver, sleep } from './main.js';

it('takes its time to deliver', async () => {
  const start = Date.now();
  await deliver('axe', 50);
  expect(Date.now() - start, 'how long deliver("axe", 50) took, in ms').toBeGreaterThanOrEqual(45);
});

it('is fulfilled with nothing', async () => {
  await expect(sleep(1)).resolves.toBe(undefined);
});

it('goes as far as 100', async () => {
  await expect(deliver('oats', 100)).resolves.toBe('Delivered: oats');
  await expect(deliver('oats', 101)).rejects.toThrow(/^too far: oats$/);
});

it('rejects without waiting', async () => {
  const start = Date.now();
  await deliver('oats', 800).catch(() => {});
  expect(Date.now() - start, 'how long the refusal took, in ms').toBeLessThan(400);
});
