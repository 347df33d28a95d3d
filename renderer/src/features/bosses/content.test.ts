import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BossFile } from '@shared/content/boss-file';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { TALES } from '../lore/tales';

const FOLDER = join(import.meta.dirname, '../../../../content/bosses');

test('the six bosses each have a tale, and wake in the order of the tales', () => {
  const bosses = readdirSync(FOLDER)
    .map((slug) => BossFile.parse(parse(readFileSync(join(FOLDER, slug, 'boss.yaml'), 'utf8'))))
    .sort((a, b) => a.order - b.order);
  const slugs: string[] = TALES.map(({ slug }) => slug);
  const places = bosses.map(({ lore }) => slugs.indexOf(lore));
  expect(places).toHaveLength(6);
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
