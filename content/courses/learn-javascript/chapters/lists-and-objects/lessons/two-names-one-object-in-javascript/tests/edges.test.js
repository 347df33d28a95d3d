import { fillIn } from './main.js';

it('shares nothing with the template', () => {
  const template = { title: '', lines: ['Bye'], frame: { color: 'red', corners: ['star'] } };
  const notice = fillIn(template, 'Fair', 'Soon');
  notice.frame.color = 'gold';
  notice.frame.corners.push('moon');
  notice.lines.push('PS');
  expect(template, 'the template after the notice was changed').toEqual({ title: '', lines: ['Bye'], frame: { color: 'red', corners: ['star'] } });
});

it('keeps the other values of the template', () => {
  expect(fillIn({ title: 'x', lines: [], by: 'Mira' }, 'Open', 'Come in')).toEqual({ title: 'Open', lines: ['Come in'], by: 'Mira' });
});
