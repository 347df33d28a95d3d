import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** Requirements of ASVS 5.0 up to level 2: for each section how its numbers run, without those of level 3. */
const REQUIREMENTS: Record<string, number[]> = {
  ...range('1.1', 2),
  ...range('1.2', 9),
  ...range('1.3', 11),
  ...range('1.4', 3),
  ...range('1.5', 2),
  ...range('2.1', 3),
  ...range('2.2', 3),
  ...range('2.3', 4),
  ...range('2.4', 1),
  ...range('3.2', 2),
  ...range('3.3', 4),
  ...range('3.4', 6),
  ...range('3.5', 5),
  ...range('3.7', 2),
  ...range('4.1', 3),
  ...range('4.2', 1),
  ...range('4.3', 2),
  ...range('4.4', 4),
  ...range('5.1', 1),
  ...range('5.2', 3),
  ...range('5.3', 2),
  ...range('5.4', 3),
  ...range('6.1', 3),
  ...range('6.2', 12),
  ...range('6.3', 4),
  ...range('6.4', 4),
  ...range('6.5', 5),
  ...range('6.6', 3),
  ...range('6.8', 4),
  ...range('7.1', 3),
  ...range('7.2', 4),
  ...range('7.3', 2),
  ...range('7.4', 5),
  ...range('7.5', 2),
  ...range('7.6', 2),
  ...range('8.1', 2),
  ...range('8.2', 3),
  ...range('8.3', 1),
  ...range('8.4', 1),
  ...range('9.1', 3),
  ...range('9.2', 4),
  ...range('10.1', 2),
  ...range('10.2', 2),
  ...range('10.3', 4),
  ...range('10.4', 11),
  ...range('10.5', 5),
  ...range('10.6', 2),
  ...range('10.7', 3),
  ...range('11.1', 2),
  ...range('11.2', 3),
  ...range('11.3', 3),
  ...range('11.4', 4),
  ...range('11.5', 1),
  ...range('11.6', 1),
  ...range('12.1', 3),
  ...range('12.2', 2),
  ...range('12.3', 4),
  ...range('13.1', 1),
  ...range('13.2', 5),
  ...range('13.3', 2),
  ...range('13.4', 5),
  ...range('14.1', 2),
  ...range('14.2', 4),
  ...range('14.3', 3),
  ...range('15.1', 3),
  ...range('15.2', 3),
  ...range('15.3', 7),
  ...range('16.1', 1),
  ...range('16.2', 5),
  ...range('16.3', 4),
  ...range('16.4', 3),
  ...range('16.5', 3),
};

function range(section: string, last: number): Record<string, number[]> {
  return { [section]: Array.from({ length: last }, (_, index) => index + 1) };
}

/** The requirements that a chapter's table lists, with those between `a to b`. */
function listed(chapter: string): string[] {
  const cells = [...chapter.matchAll(/^\| ([\d., to]+) \|/gm)].map(([, cell]) => cell!);
  return cells.flatMap((cell) =>
    cell
      .trim()
      .split(', ')
      .flatMap((item) => {
        const [from, to] = item.split(' to ');
        if (!to) return [from!];
        const section = from!.replace(/\.\d+$/, '');
        const [first, last] = [from!, to].map((id) => Number(id.split('.').at(-1)));
        return Array.from({ length: last! - first! + 1 }, (_, index) => `${section}.${first! + index}`);
      }),
  );
}

const chapters = text.split(/^## (?=V\d+ )/m).slice(1);

test('every chapter lists its requirements up to level 2, each once', () => {
  const expected = Object.entries(REQUIREMENTS).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  expect(chapters.map((chapter) => /^V\d+/.exec(chapter)?.[0])).toEqual(
    Array.from({ length: 17 }, (_, index) => `V${index + 1}`),
  );
  expect(chapters.flatMap(listed).sort()).toEqual(expected.sort());
});

test('the tests that it names exist', () => {
  const named = new Set([...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file!));
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('what isn’t met is in the list at the top', () => {
  const top = text.slice(0, text.indexOf('## Secrets'));
  const unmet = chapters.flatMap((chapter) =>
    chapter
      .split('\n')
      .filter((line) => /not met/i.test(line))
      .flatMap((line) => listed(line)),
  );
  expect(unmet.length).toBeGreaterThan(10);
  expect(unmet.filter((id) => !top.includes(id))).toEqual([]);
});
