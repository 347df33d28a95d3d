import { crawl, once, report } from './main.js';
import { fetchPage } from './site.js';

it('still finds everything, in the same order', async () => {
  const { checked, problems } = await crawl('/index.html', once(fetchPage), 2);
  expect(checked, 'the checked pages').toEqual(['/index.html', '/about.html', '/notices/index.html', '/people/mira.html', '/notices/hinges.html']);
  expect(problems.map(({ href }) => href), 'the broken links').toEqual(['#bottom', 'soup.html', '../about.html#tomas']);
});

it('checks two pages at a time', async () => {
  let running = 0;
  let most = 0;
  const counting = async (path) => {
    running += 1;
    most = Math.max(most, running);
    try {
      return await fetchPage(path);
    } finally {
      running -= 1;
    }
  };
  await crawl('/index.html', counting, 2);
  expect(most, 'how many pages were fetched at the same time with a limit of 2').toBe(2);
});

it('writes the report', () => {
  const problems = [{ page: '/a.html', href: '#x', problem: 'missing anchor' }];
  expect(report({ checked: ['/a.html', '/b.html'], problems })).toBe('Checked 2 pages, found 1 broken link.\n  /a.html: #x (missing anchor)');
});
