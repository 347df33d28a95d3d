import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { ProblemList } from './problem';
import { YamlFile } from './yaml-file';

const read = (text: string) => new YamlFile('a.yaml', text, new ProblemList());

describe('a YAML file', () => {
  test.each([
    ['numbers', '[1, +12, 012, 0o17, 0x1F, 0b1, 1_000, .5, 5., 1e3, 12e03, -0, .inf, .nan, 1:30, 1e400]'],
    ['words', '[yes, no, on, True, FALSE, ~, null, Null, =, 2020-01-01, 12345678901234567890]'],
    ['texts', "a: |\n  one\n\n  two\nb: >-\n  one\n  two\n'c': 'it''s'\nd: \"\\u00e9\\n\"\n"],
    ['keys that are no texts', '1: a\ntrue: b\nnull: c\n'],
    ['merge keys', '<<: {a: 1}\nb: 2\n'],
    ['a prototype', '__proto__: {a: 1}\n'],
    ['nothing', '# only a comment\n'],
  ])('has the same data whichever parser reads it: %s', (_, text) => {
    expect(read(text).data).toEqual(parseDocument(text).toJS());
  });

  test('knows the line of a key, inside of other values too', () => {
    const yaml = read('# about\nuuid: 1\ntext: |\n  slug: 2\nslug: 3\ntests:\n  - call: f()\n    slug: 4\n');
    expect([['uuid'], ['slug'], ['tests', 0, 'slug'], ['missing']].map((path) => yaml.lineOf(path))).toEqual([
      2, 5, 8, 2,
    ]);
  });
});
