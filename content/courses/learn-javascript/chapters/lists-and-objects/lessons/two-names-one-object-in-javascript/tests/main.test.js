import { fillIn } from './main.js';

it('fills in the title and the line', () => {
  const template = { title: '', lines: ['Thank you. Mira'] };
  expect(fillIn(template, 'Fair', 'Soon')).toEqual({ title: 'Fair', lines: ['Soon', 'Thank you. Mira'] });
});

it('leaves the template alone', () => {
  const template = { title: '', lines: ['Thank you. Mira'] };
  fillIn(template, 'Fair', 'Soon');
  expect(template, 'the template after fillIn').toEqual({ title: '', lines: ['Thank you. Mira'] });
});

it('works twice in a row', () => {
  const template = { title: '', lines: ['Bye'] };
  fillIn(template, 'Fair', 'Soon');
  expect(fillIn(template, 'Market', 'Later'), 'the second notice').toEqual({ title: 'Market', lines: ['Later', 'Bye'] });
});
