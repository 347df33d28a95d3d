import { checkLink, checkPage } from './main.js';
import { fetchPage } from './site.js';

describe('checkLink', () => {
  it('finds a page, and an anchor on it', async () => {
    expect(await checkLink('/about.html', fetchPage), 'checkLink("/about.html", …)').toBe('ok');
    expect(await checkLink('/about.html#mira', fetchPage), 'checkLink("/about.html#mira", …)').toBe('ok');
  });

  it('knows what is missing', async () => {
    expect(await checkLink('/soup.html', fetchPage), 'checkLink("/soup.html", …)').toBe('missing page');
    expect(await checkLink('/about.html#tomas', fetchPage), 'checkLink("/about.html#tomas", …)').toBe('missing anchor');
  });
});

it('checks a page of the saved site', async () => {
  expect(await checkPage('/notices/hinges.html', fetchPage), 'checkPage("/notices/hinges.html", …)').toEqual({
    pages: ['/notices/hinges.html', '/about.html', '/notices/index.html'],
    problems: [{ page: '/notices/hinges.html', href: '../about.html#tomas', problem: 'missing anchor' }],
  });
});
