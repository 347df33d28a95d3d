import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileCache } from '@server/platform/file-cache';
import { coverEmblemSvg, coverGroundSvg } from '@shared/art/draw-svg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canDraw, fontRuns } from './fonts';
import type { ShareCard } from './share-images';
import { PNG_SIGNATURE, TakumiShareImages } from './takumi-share-images';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-images-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () =>
  new TakumiShareImages(new FileCache({ folder, extension: 'png', signature: PNG_SIGNATURE }));

const card = (title: string): ShareCard => ({
  above: 'Course',
  title,
  below: 'From the first line.',
  facts: ['Python', '4 lessons'],
  art: coverEmblemSvg('learn-python', 'anvil-impact'),
  ground: coverGroundSvg('learn-python'),
  tone: 'ember',
});

/** Width and height are the first two numbers of a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('an image has the size that networks ask for, whatever its texts', async () => {
  const images = open();
  for (const title of ['', 'Go', 'A '.repeat(400), '火 <b>&amp;</b>']) {
    const png = await images.png(card(title));
    expect(png.subarray(0, 4)).toEqual(PNG_SIGNATURE);
    expect(sizeOf(png)).toEqual([1200, 630]);
  }
});

test('an image is drawn once, until it’s discarded', async () => {
  const images = open();
  const [one, same] = await Promise.all([images.png(card('Go')), images.png(card('Go'))]);
  expect(same).toBe(one);
  expect(readdirSync(folder)).toEqual([`${images.versionOf(card('Go'))}.png`]);
  expect(await open().png(card('Go'))).toEqual(one);
  await images.discard(card('Go'));
  expect(readdirSync(folder)).toEqual([]);
});

test('art that takes time is only made for an image that isn’t cached', async () => {
  const drawn: string[] = [];
  const draw = async () => {
    drawn.push('once');
    return coverEmblemSvg('learn-go', 'anvil-impact');
  };
  const withArt = (version: string): ShareCard => ({ ...card('Go'), art: { version, draw } });
  const image = await open().png(withArt('1'));
  expect(await open().png(withArt('1'))).toEqual(image);
  expect(drawn).toHaveLength(1);
  await open().png(withArt('2'));
  expect(drawn).toHaveLength(2);
});

test('another text is another version', () => {
  const images = open();
  expect(images.versionOf(card('Go'))).toBe(images.versionOf(card('Go')));
  expect(images.versionOf(card('Go'))).not.toBe(images.versionOf(card('C')));
});

test.each([
  ['Ada Lovelace', true],
  ['Żaneta Łódź', true],
  ['Zoe\u0301', true],
  ['山田', false],
  ['Иван', false],
  ['🔥', false],
])('the fonts can draw %s: %s', (name, expected) => {
  expect(canDraw(name)).toBe(expected);
});

test('a text is split by the font files that have its characters', () => {
  expect(
    fontRuns('Łódź', 'display').map(({ part, text }) => [part.name.replace(/.*normal-/, ''), text]),
  ).toEqual([
    ['latin-ext', 'Ł'],
    ['latin', 'ód'],
    ['latin-ext', 'ź'],
  ]);
});
