import { expect, test } from 'vitest';
import { nameInMail } from './name-in-mail';

test.each([
  'Ada',
  'Zoë Marie',
  "O'Brien",
  'Jean-Luc',
  'J.R.R.',
  'Dr. Martin',
  '王小明',
  'محمد',
  'Renée–Anne',
])('%s is left as it is', (name) => {
  expect(nameInMail(name)).toBe(name);
});

test.each([
  ['https://evil.example/x', ''],
  ['Ada https://evil.example', 'Ada'],
  ['Ada (http://evil.example/a?b=c)!', 'Ada'],
  ['Ada evil.example now', 'Ada now'],
  ['Ada WWW.Evil.Example', 'Ada'],
  ['Ada evil.example/path', 'Ada'],
  ['Ada mail@evil.example', 'Ada'],
  ['Ada mailto:eve', 'Ada'],
  ['Ada ｅｖｉｌ．ｅｘａｍｐｌｅ', 'Ada'],
  ['Ada evil。example', 'Ada'],
  ['Ada bücher.de', 'Ada'],
  ['Ada evil.xn--p1ai', 'Ada'],
  ['Ada 203.0.113.7/x', 'Ada'],
  ['[Ada](evil)', 'Ada evil'],
])('links are left out of %j', (name, shown) => {
  expect(nameInMail(name)).toBe(shown);
});

test.each([
  ['Ada\r\nBcc: eve', 'Ada Bcc: eve'],
  ['Ada\u0000\u0007\u001b[31m', 'Ada 31m'],
  ['\u202eadA\u2066', 'adA'],
  ['Ada\u2028Eve', 'Ada Eve'],
  ['A\u200bda', 'A da'],
])('control characters are left out of %j', (name, shown) => {
  expect(nameInMail(name)).toBe(shown);
});
