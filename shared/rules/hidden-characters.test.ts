import { expect, test } from 'vitest';
import { hasHidden, withoutHidden } from './hidden-characters';

test.each([
  ['a right-to-left override', 'Ada\u202egro.elpmaxe', 'Adagro.elpmaxe'],
  ['an isolate', '\u2066Ada\u2069', 'Ada'],
  ['a direction mark', 'Ada\u200e', 'Ada'],
  ['a zero-width space', 'A\u200bda', 'Ada'],
  ['a zero-width joiner between Latin letters', 'A\u200dd\u200ca', 'Ada'],
  ['a byte order mark', '\ufeffAda', 'Ada'],
  ['a word joiner and a soft hyphen', 'A\u2060d\u00ada', 'Ada'],
  ['nothing but fillers', '\u3164\u2800', ''],
  ['tags that spell something', `Ada${'\u{E0041}'}`, 'Ada'],
  ['a variation selector after a letter', 'Ada\ufe0f', 'Ada'],
  ['a second joiner in a row', 'علی\u200c\u200cرضا', 'علیرضا'],
  ['a line separator', 'Ada\u2028Eve', 'AdaEve'],
])('%s is hidden', (_, text, left) => {
  expect(hasHidden(text)).toBe(true);
  expect(withoutHidden(text)).toBe(left);
});

test.each([
  ['an Irish name', 'Síle O’Brien-Ní Dhomhnaill'],
  ['a Vietnamese name in pieces', 'Nguyễn'.normalize('NFD')],
  ['an Arabic name', 'محمد'],
  ['a Persian name with a joiner', 'علی\u200cرضا'],
  ['a Sinhala name with a joiner', 'ශ්\u200dරී'],
  ['a Japanese name with a variant', '葛\u{E0100}城'],
  ['a Hebrew name', 'דָּוִד'],
  ['a family', '👩\u200d👩\u200d👧\u200d👦'],
  ['a profession with a skin color', '👩🏽\u200d💻'],
  ['hearts and signs', '❤\ufe0f 🏳\ufe0f\u200d🌈 ☕ ™ 1\ufe0f\u20e3'],
  ['a flag', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} 🇩🇪'],
  ['a text of several lines', 'I build things.\n\tWith tabs.'],
])('%s is fine', (_, text) => {
  expect(withoutHidden(text)).toBe(text);
});
