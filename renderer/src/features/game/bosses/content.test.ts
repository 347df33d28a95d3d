import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BossFile } from '@shared/content/boss-file';
import { TRANSLATION_LOCALES } from '@shared/locales';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { TALES } from '../../site/lore/tales';

const FOLDER = join(import.meta.dirname, '../../../../../content/bosses');

test('the six bosses each have a tale, wake in the order of the tales, and are translated', () => {
  const bosses = readdirSync(FOLDER)
    .map((slug) => BossFile.parse(parse(readFileSync(join(FOLDER, slug, 'boss.yaml'), 'utf8'))))
    .sort((a, b) => a.order - b.order);
  for (const { translations } of bosses) expect(Object.keys(translations ?? {})).toEqual(TRANSLATION_LOCALES);
  const slugs: string[] = TALES.map(({ slug }) => slug);
  const places = bosses.map(({ lore }) => slugs.indexOf(lore));
  expect(places).toHaveLength(6);
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
