import { crawl } from './main.js';
import { NotFoundError } from './site.js';

function siteOf(pages) {
  return async (path) => {
    if (pages[path] === undefined) throw new NotFoundError(path);
    return pages[path].map((href) => `<a href="${href}">x</a>`).join('');
  };
}

it('checks a page once that two others found at the same time', async () => {
  const site = siteOf({ '/a.html': ['b.html', 'c.html'], '/b.html': ['d.html'], '/c.html': ['d.html'], '/d.html': [] });
  expect((await crawl('/a.html', site)).checked).toEqual(['/a.html', '/b.html', '/c.html', '/d.html']);
});

it('is done with a page that only links to itself', async () => {
  expect(await crawl('/a.html', siteOf({ '/a.html': ['a.html', '#'] }))).toEqual({ checked: ['/a.html'], problems: [] });
});

it('begins anywhere, and only goes where links lead', async () => {
  const site = siteOf({ '/a.html': ['b.html'], '/b.html': ['gone.html'], '/island.html': ['a.html'] });
  expect(await crawl('/b.html', site)).toEqual({ checked: ['/b.html'], problems: [{ page: '/b.html', href: 'gone.html', problem: 'missing page' }] });
});

it('walks a long way', async () => {
  const pages = {};
  for (let i = 0; i < 30; i += 1) pages[`/p${i}.html`] = i < 29 ? [`p${i + 1}.html`, 'p0.html'] : [];
  expect((await crawl('/p0.html', siteOf(pages))).checked.length, 'the number of checked pages').toBe(30);
});
