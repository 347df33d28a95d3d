import { findIds, findLinks } from './main.js';

const HTML = '<h1 id="top">Hi</h1>\n<a class="big"\n  href="about.html#mira">Mira</a>, <a href="/">home</a>';

it('finds the links in order', () => {
  expect(findLinks(HTML), 'the links of a page with two').toEqual(['about.html#mira', '/']);
});

it('finds the ids', () => {
  expect([...findIds(HTML)], 'the ids of a page with one').toEqual(['top']);
});

it('finds nothing where there is nothing', () => {
  expect(findLinks('<p>No links</p>'), 'the links of a page without any').toEqual([]);
  expect(findIds('<p>No ids</p>').size, 'the number of ids of a page without any').toBe(0);
});
