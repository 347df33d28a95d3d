import { authorOf, titles } from './main.js';

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const NOTICES = { 1: { title: 'Fair', by: 'h' }, 2: { title: 'Soup', by: 'a' } };
const PEOPLE = { h: { name: 'Hob', town: 'the mine' }, a: { name: 'Ada', town: 'Lowmoor' } };

const fetchNotice = async (id) => {
  await sleep(2);
  return NOTICES[id];
};
const fetchPerson = async (key) => {
  await sleep(2);
  return PEOPLE[key];
};

it('fetches the titles in order', async () => {
  expect(await titles([2, 1], fetchNotice), 'await titles([2, 1], fetchNotice)').toEqual(['Soup', 'Fair']);
});

it('finds the author', async () => {
  expect(await authorOf(1, fetchNotice, fetchPerson), 'await authorOf(1, fetchNotice, fetchPerson)').toBe('Hob (the mine)');
});
