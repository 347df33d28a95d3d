import { crawl } from './main.js';
import { fetchPage } from './site.js';

it('checks every page of the saved site once, breadth first', async () => {
  const { checked } = await crawl('/index.html', fetchPage);
  expect(checked, 'the checked pages').toEqual(['/index.html', '/about.html', '/notices/index.html', '/people/mira.html', '/notices/hinges.html']);
});

it('collects all problems', async () => {
  const { problems } = await crawl('/index.html', fetchPage);
  expect(problems, 'the problems').toEqual([
    { page: '/index.html', href: '#bottom', problem: 'missing anchor' },
    { page: '/notices/index.html', href: 'soup.html', problem: 'missing page' },
    { page: '/notices/hinges.html', href: '../about.html#tomas', problem: 'missing anchor' },
  ]);
});
