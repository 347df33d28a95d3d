import { answer, Desk, serve } from './main.js';

it('has a desk that works', () => {
  expect(new Desk().handle('PIN Soup')).toBe('Pinned: Soup');
});

it('serves all lines with one desk', () => {
  expect(serve(['PIN Soup', 'TAKE Soup', 'Hello'])).toEqual(['Pinned: Soup', 'Taken: Soup', 'Sorry: I can\'t read "Hello"']);
});

it('passes on errors that are not its own', () => {
  const broken = () => {
    throw new TypeError('a bug');
  };
  expect(() => answer(broken, 'PIN Soup'), 'answer() with a broken handler').toThrow('a bug');
});
