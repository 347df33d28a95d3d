import { countByAuthor, headline, reduced } from './main.js';

const anvil = { title: 'Anvil for sale', by: 'Hob', coins: 90 };
const cat = { title: 'Cat found' };

it('names the author in the headline', () => {
  expect(headline(anvil), 'headline of the anvil').toBe('Anvil for sale (Hob)');
  expect(headline(cat), 'headline of a notice without "by"').toBe('Cat found (somebody)');
});

it('reduces a price in a copy', () => {
  expect(reduced(anvil, 10), 'reduced(anvil, 10)').toEqual({ title: 'Anvil for sale', by: 'Hob', coins: 81 });
  expect(anvil.coins, 'the coins of the old notice afterwards').toBe(90);
});

it('counts notices by author', () => {
  const notices = [{ title: 'a', by: 'Hob' }, { title: 'b', by: 'Ada' }, { title: 'c', by: 'Hob' }];
  expect(countByAuthor(notices)).toEqual({ Hob: 2, Ada: 1 });
});
