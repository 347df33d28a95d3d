import { NotFoundError } from './errors.js';
import { safeTitle, safeTitles } from './main.js';

const fetchNotice = async (id) => {
  if (id === 7) throw new NotFoundError('no notice 7');
  if (id === 13) throw new TypeError('a bug');
  return { title: `Notice ${id}` };
};

it('returns a title', async () => {
  expect(await safeTitle(1, fetchNotice), 'await safeTitle(1, …)').toBe('Notice 1');
});

it('knows that a notice is missing', async () => {
  expect(await safeTitle(7, fetchNotice), 'await safeTitle(7, …), which isn’t there').toBe('(missing)');
});

it('collects all titles', async () => {
  expect(await safeTitles([1, 7, 2], fetchNotice), 'await safeTitles([1, 7, 2], …)').toEqual(['Notice 1', '(missing)', 'Notice 2']);
});
