import { findIds, findLinks } from './main.js';

it('keeps repeats and empty links', () => {
  expect(findLinks('<a href="x">1</a><a href="x">2</a><a href="">3</a>')).toEqual(['x', 'x', '']);
});

it('only takes a tags', () => {
  expect(findLinks('<link href="style.css"><abbr href="no">x</abbr><a name="y">y</a> href="text"')).toEqual([]);
});

it('does not run from one tag into the next', () => {
  expect(findLinks('<a name="first">1</a> <area href="no"> <a href="yes" title="maybe">2</a>')).toEqual(['yes']);
});

it('finds ids on any tag, each once, and nothing that only ends in id', () => {
  expect([...findIds('<p class="x" id="tea">a</p><li id="soup" data-id="7"><b id="tea">')].sort()).toEqual(['soup', 'tea']);
});
