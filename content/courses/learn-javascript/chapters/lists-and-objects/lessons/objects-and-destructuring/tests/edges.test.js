import { countByAuthor, headline, reduced } from './main.js';

it('rounds down', () => {
  expect(reduced({ title: 'Nail', coins: 5 }, 50), 'half of 5 coins').toEqual({ title: 'Nail', coins: 2 });
  expect(reduced({ coins: 7 }, 0), 'nothing off').toEqual({ coins: 7 });
  expect(reduced({ coins: 7 }, 100), 'everything off').toEqual({ coins: 0 });
  expect(reduced({ coins: 1000 }, 10), '10 percent off 1000 coins').toEqual({ coins: 900 });
});

it('counts nothing without notices', () => {
  expect(countByAuthor([])).toEqual({});
});

it('counts what somebody wrote', () => {
  expect(countByAuthor([{ title: 'x' }, { title: 'y' }, { title: 'z', by: 'Ada' }])).toEqual({ somebody: 2, Ada: 1 });
});

it('has a headline for an author called Mira', () => {
  expect(headline({ title: 'Open', by: 'Mira', coins: 0 })).toBe('Open (Mira)');
});
