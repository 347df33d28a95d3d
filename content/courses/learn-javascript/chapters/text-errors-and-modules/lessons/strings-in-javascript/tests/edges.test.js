import { address, tidy, teaser } from './main.js';

it('tidies what is tidy, and nothing', () => {
  expect(tidy('Fair'), 'tidy("Fair")').toBe('Fair');
  expect(tidy('    '), 'tidy("    ")').toBe('');
  expect(tidy(''), 'tidy("")').toBe('');
});

it('makes long addresses', () => {
  expect(address('One  Two Three   Four'), 'address("One  Two Three   Four")').toBe('one-two-three-four');
});

it('keeps a text of exactly that length', () => {
  expect(teaser('Anvil', 5), 'teaser("Anvil", 5)').toBe('Anvil');
  expect(teaser('Anvils', 5), 'teaser("Anvils", 5)').toBe('Anvil…');
});

it('cuts off the space before the dots', () => {
  expect(teaser('Anvil for sale', 6), 'teaser("Anvil for sale", 6)').toBe('Anvil…');
});
