import { notice } from './main.js';

it('frames a notice', () => {
  expect(notice('Wanted', ['One hinge', 'No rust'])).toBe(
    ['+-----------+', '| WANTED    |', '+-----------+', '| One hinge |', '| No rust   |', '+-----------+'].join('\n'),
  );
});

it('is as wide as a long title', () => {
  expect(notice('Summer fair', ['Soon'])).toBe(
    ['+-------------+', '| SUMMER FAIR |', '+-------------+', '| Soon        |', '+-------------+'].join('\n'),
  );
});

it('needs no lines', () => {
  expect(notice('Closed', [])).toBe(['+--------+', '| CLOSED |', '+--------+'].join('\n'));
});
