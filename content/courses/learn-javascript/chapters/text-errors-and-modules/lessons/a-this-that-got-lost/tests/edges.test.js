import { answer, Desk, serve } from './main.js';

it('says what it does not have', () => {
  expect(serve(['TAKE Soup'])).toEqual(['Sorry: there\'s no "Soup"']);
});

it('takes a notice down once', () => {
  expect(serve(['PIN A', 'TAKE A', 'TAKE A'])).toEqual(['Pinned: A', 'Taken: A', 'Sorry: there\'s no "A"']);
});

it('reads only whole commands', () => {
  expect(serve(['PIN', 'PIN ', 'please PIN A', 'PIN two words'])).toEqual(['Sorry: I can\'t read "PIN"', 'Sorry: I can\'t read "PIN "', 'Sorry: I can\'t read "please PIN A"', 'Pinned: two words']);
});

it('begins with an empty board each time', () => {
  serve(['PIN A']);
  expect(serve(['TAKE A'])).toEqual(['Sorry: there\'s no "A"']);
  expect(serve([])).toEqual([]);
});

it('returns what the handler returns', () => {
  expect(answer((line) => `<${line}>`, 'x')).toBe('<x>');
});
