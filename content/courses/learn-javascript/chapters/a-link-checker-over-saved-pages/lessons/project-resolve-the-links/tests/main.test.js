import { resolve, splitUrl } from './main.js';

const BASE = '/notices/index.html';

it('splits off the anchor', () => {
  expect(splitUrl('/about.html#mira')).toEqual({ page: '/about.html', anchor: 'mira' });
  expect(splitUrl('/about.html')).toEqual({ page: '/about.html', anchor: '' });
});

it('stays in the folder', () => {
  expect(resolve(BASE, 'hinges.html'), 'resolve("/notices/index.html", "hinges.html")').toBe('/notices/hinges.html');
});

it('goes up, with an anchor', () => {
  expect(resolve(BASE, '../about.html#mira'), 'resolve("/notices/index.html", "../about.html#mira")').toBe('/about.html#mira');
});

it('leaves other sites alone', () => {
  expect(resolve(BASE, 'https://goldhand.example/'), 'resolve(…, "https://goldhand.example/")').toBe(null);
});
