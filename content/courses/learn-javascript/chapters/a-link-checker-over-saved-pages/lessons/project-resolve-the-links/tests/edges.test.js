import { resolve, splitUrl } from './main.js';

const BASE = '/notices/index.html';

it('begins at the top after a slash', () => {
  expect(resolve(BASE, '/about.html'), 'resolve(…, "/about.html")').toBe('/about.html');
  expect(resolve(BASE, '/people/mira.html#tea')).toBe('/people/mira.html#tea');
});

it('finds the index of a folder', () => {
  expect(resolve(BASE, './'), 'resolve(…, "./")').toBe('/notices/index.html');
  expect(resolve('/index.html', 'notices/'), 'resolve("/index.html", "notices/")').toBe('/notices/index.html');
  expect(resolve(BASE, '/'), 'resolve(…, "/")').toBe('/index.html');
  expect(resolve(BASE, '../'), 'resolve(…, "../")').toBe('/index.html');
  expect(resolve(BASE, 'old/#top'), 'resolve(…, "old/#top")').toBe('/notices/old/index.html#top');
});

it('stays on the page for an anchor, and for nothing', () => {
  expect(resolve(BASE, '#soup'), 'resolve(…, "#soup")').toBe('/notices/index.html#soup');
  expect(resolve(BASE, ''), 'resolve(…, "")').toBe('/notices/index.html');
  expect(resolve('/about.html', '#mira'), 'resolve("/about.html", "#mira")').toBe('/about.html#mira');
});

it('walks through deep paths', () => {
  expect(resolve('/a/b/c.html', '../../d/./e.html')).toBe('/d/e.html');
  expect(resolve('/a/b/c.html', '../x.html')).toBe('/a/x.html');
  expect(resolve('/a.html', '../../up.html'), 'a path that wants to leave the site').toBe('/up.html');
});

it('knows schemes in any letters', () => {
  expect(resolve(BASE, 'mailto:board@lowmoor.example')).toBe(null);
  expect(resolve(BASE, 'HTTP://x.example')).toBe(null);
  expect(resolve(BASE, 'page.html#a:b'), 'a colon later in the link').toBe('/notices/page.html#a:b');
});

it('splits what is only an anchor', () => {
  expect(splitUrl('#top')).toEqual({ page: '', anchor: 'top' });
  expect(splitUrl('')).toEqual({ page: '', anchor: '' });
});
