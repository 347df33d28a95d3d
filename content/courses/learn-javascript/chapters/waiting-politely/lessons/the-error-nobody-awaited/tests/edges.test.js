import { NotFoundError } from './errors.js';
import { safeTitle, safeTitles } from './main.js';

const slowly = async (value) => {
  await new Promise((resolve) => setTimeout(resolve, 2));
  return value;
};

it('passes on other errors', async () => {
  const broken = async () => {
    throw new TypeError('a bug');
  };
  await expect(safeTitle(1, broken)).rejects.toThrow('a bug');
  await expect(safeTitles([1], broken)).rejects.toThrow('a bug');
});

it('keeps the order, however long it takes', async () => {
  expect(await safeTitles([3, 1, 2], (id) => slowly({ title: `T${id}` }))).toEqual(['T3', 'T1', 'T2']);
});

it('has no titles for no ids, and only missing ones', async () => {
  const gone = async (id) => {
    throw new NotFoundError(`no notice ${id}`);
  };
  expect(await safeTitles([], gone)).toEqual([]);
  expect(await safeTitles([1, 2], gone)).toEqual(['(missing)', '(missing)']);
});
