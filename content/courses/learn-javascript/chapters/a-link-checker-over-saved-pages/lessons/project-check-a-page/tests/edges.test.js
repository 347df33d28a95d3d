import { checkLink, checkPage } from './main.js';
import { fetchPage, NotFoundError } from './site.js';

it('checks the other pages of the saved site', async () => {
  expect(await checkPage('/notices/index.html', fetchPage)).toEqual({
    pages: ['/notices/hinges.html', '/index.html'],
    problems: [{ page: '/notices/index.html', href: 'soup.html', problem: 'missing page' }],
  });
  expect(await checkPage('/people/mira.html', fetchPage)).toEqual({ pages: ['/about.html'], problems: [] });
});

it('reports a broken link each time, and a page once', async () => {
  const pages = { '/a.html': '<a href="x.html">1</a><a href="x.html#no">2</a><a href="b.html#no">3</a><a href="b.html">4</a>', '/b.html': '' };
  const fetchMine = async (path) => {
    if (pages[path] === undefined) throw new NotFoundError(path);
    return pages[path];
  };
  expect(await checkPage('/a.html', fetchMine)).toEqual({
    pages: ['/b.html'],
    problems: [
      { page: '/a.html', href: 'x.html', problem: 'missing page' },
      { page: '/a.html', href: 'x.html#no', problem: 'missing page' },
      { page: '/a.html', href: 'b.html#no', problem: 'missing anchor' },
    ],
  });
});

it('passes on other errors', async () => {
  const down = async () => {
    throw new Error('the network is down');
  };
  await expect(checkLink('/a.html', down)).rejects.toThrow('the network is down');
});

it('never fetches other sites', async () => {
  const asked = [];
  const fetchMine = async (path) => {
    asked.push(path);
    return '<a href="https://goldhand.example/">G</a><a href="mailto:x@y.example">m</a>';
  };
  expect(await checkPage('/a.html', fetchMine)).toEqual({ pages: [], problems: [] });
  expect(asked, 'the pages that were fetched').toEqual(['/a.html']);
});
