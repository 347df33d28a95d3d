import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startFight } from '../fixtures/boss';
import { launchOptions } from '../fixtures/chromium';
import { TestServer } from '../fixtures/server';
import { contentWithShortCourse } from '../fixtures/short-course';
import { addOthers } from './learners';
import { readOptions } from './options';
import { type Shot, writeIndex, writeSheets } from './sheets';
import { STATES } from './states';
import { type Studio, visit } from './window';

/** `npm run shots` (build/scripts/shots.mjs). Exits with 1 if a state didn't come up; the others have their pictures. */
const FOLDER = 'shots';
/** They mostly wait, for pages that load. */
const WINDOWS = 2;

const { themes, widths, locales, words } = readOptions(process.argv.slice(2));
const states = STATES.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);
const personas = [...new Set(states.map(({ persona }) => persona))];
const visits = personas.flatMap((persona) =>
  widths.flatMap((width) =>
    locales.map((locale) => ({
      persona,
      width,
      locale,
      states: states.filter((state) => state.persona === persona),
    })),
  ),
);
if (visits.length === 0) throw new Error(`No state has one of these words in its name: ${words.join(', ')}`);

const started = performance.now();
rmSync(FOLDER, { recursive: true, force: true });
const server = await TestServer.start({ CONTENT_DIR: contentWithShortCourse(), TRUST_PROXY: '1' });
const browser = await chromium.launch(launchOptions);
const shots: Shot[] = [];
let failures = 0;
try {
  await addOthers(server);
  const endFight = startFight(server);
  const studio: Studio = {
    browser,
    server,
    themes,
    folder: FOLDER,
    onShot: (shot) => shots.push(shot),
    onFailure(what, { message }) {
      failures += 1;
      console.error(`Didn't come up: ${what}\n${message.replace(/^/gm, '    ')}`);
    },
  };
  const waiting = [...visits];
  await Promise.all(
    Array.from({ length: WINDOWS }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await visit(studio, next);
    }),
  );
  endFight();
  const order = new Map(STATES.map(({ name }, index) => [name, index]));
  shots.sort((a, b) => order.get(a.name)! - order.get(b.name)!);
  writeIndex(FOLDER, shots, await writeSheets(browser, FOLDER, shots));
} finally {
  await browser.close();
  await server.dispose();
}
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `${shots.length} pictures in ${seconds} s: ${FOLDER}/index.html, ${failures} states didn't come up`,
);
process.exit(failures > 0 ? 1 : 0);
