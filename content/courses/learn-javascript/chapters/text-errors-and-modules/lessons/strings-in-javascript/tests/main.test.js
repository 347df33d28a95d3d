import { address, tidy, teaser } from './main.js';

it('tidies spaces', () => {
  expect(tidy('  Anvil   for sale '), 'tidy("  Anvil   for sale ")').toBe('Anvil for sale');
});

it('makes an address', () => {
  expect(address(' Anvil  for Sale'), 'address(" Anvil  for Sale")').toBe('anvil-for-sale');
});

it('shortens long texts', () => {
  expect(teaser('Anvil for sale', 9), 'teaser("Anvil for sale", 9)').toBe('Anvil for…');
});

it('leaves short texts alone', () => {
  expect(teaser('Fair', 10), 'teaser("Fair", 10)').toBe('Fair');
});
