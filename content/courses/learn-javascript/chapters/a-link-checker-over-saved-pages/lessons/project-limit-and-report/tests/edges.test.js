import { crawl, once, report } from './main.js';
import { NotFoundError } from './site.js';

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function siteOf(pages) {
  const state = { running: 0, most: 0, asked: [] };
  const fetchPage = async (path) => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    state.asked.push(path);
    await sleep(1);
    state.running -= 1;
    if (pages[path] === undefined) throw new NotFoundError(path);
    return pages[path].map((href) => `<a href="${href}">x</a>`).join('');
  };
  return { state, fetchPage };
}

const WIDE = { '/a.html': ['b.html', 'c.html', 'd.html', 'e.html', 'f.html'], '/b.html': ['a.html'], '/c.html': ['g.html'], '/d.html': ['gone.html'], '/e.html': [], '/f.html': ['gone.html'], '/g.html': [] };

it('never has more than its limit under way, and uses it', async () => {
  for (const limit of [1, 3, 4]) {
    const { state, fetchPage } = siteOf(WIDE);
    await crawl('/a.html', fetchPage, limit);
    expect(state.most, `fetches at the same time with a limit of ${limit}`).toBe(limit);
  }
});

it('gives the same result with any limit', async () => {
  const one = await crawl('/a.html', siteOf(WIDE).fetchPage, 1);
  const many = await crawl('/a.html', siteOf(WIDE).fetchPage, 10);
  expect(many, 'the result with a limit of 10').toEqual(one);
  expect(one.checked).toEqual(['/a.html', '/b.html', '/c.html', '/d.html', '/e.html', '/f.html', '/g.html']);
  expect(one.problems.map(({ page }) => page)).toEqual(['/d.html', '/f.html']);
});

it('fetches each page once', async () => {
  const { state, fetchPage } = siteOf(WIDE);
  await crawl('/a.html', once(fetchPage), 3);
  expect(state.asked.length, 'the number of fetches').toBe(new Set(state.asked).size);
});

it('reports nothing broken, and a single page', () => {
  expect(report({ checked: ['/a.html'], problems: [] })).toBe('Checked 1 page, found 0 broken links.');
  const problems = [
    { page: '/a.html', href: 'x', problem: 'missing page' },
    { page: '/b.html', href: 'y', problem: 'missing page' },
  ];
  expect(report({ checked: [], problems })).toBe('Checked 0 pages, found 2 broken links.\n  /a.html: x (missing page)\n  /b.html: y (missing page)');
});
