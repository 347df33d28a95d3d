import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Locale } from '@shared/locales';
import type { Theme, Width } from './options';

/** A picture that was taken. */
export interface Shot {
  name: string;
  theme: Theme;
  width: Width;
  locale: Locale;
  /** Relative to the folder of all pictures. */
  file: string;
}

/**
 * How a sheet shows pictures of a width: in CSS pixels, wide enough to read headings; the end of long pages is cut off. As
 * many rows as image viewers show without shrinking the sheet too much.
 */
const THUMBNAILS: Record<Width, { columns: number; rows: number; width: number; height: number }> = {
  1440: { columns: 3, rows: 4, width: 640, height: 600 },
  768: { columns: 5, rows: 4, width: 380, height: 700 },
  390: { columns: 8, rows: 3, width: 240, height: 760 },
};

const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const lookOf = ({ theme, width, locale }: Shot) => `${theme}-${width}-${locale}`;

const html = (body: string) => `<!doctype html><meta charset="utf-8"><title>Shots</title>
<style>
  body { margin: 16px; font: 14px sans-serif; background: #777; color: #fff }
  .shots { display: grid; gap: 16px }
  figure { margin: 0 } figcaption { padding: 4px 0 } img { display: block }
  .look { display: flex; flex-wrap: wrap; gap: 16px } .look img { max-height: 400px }
  input { font: inherit; width: 24em }
</style>${body}`;

function sheetOf(shots: readonly Shot[], width: Width): string {
  const size = THUMBNAILS[width];
  const figures = shots.map(
    ({ name, file }) =>
      `<figure><figcaption>${escaped(name)}</figcaption><img src="${escaped(file)}"
         style="width: ${size.width}px; max-height: ${size.height}px; object-fit: cover; object-position: top"></figure>`,
  );
  const columns = `repeat(${size.columns}, ${size.width}px)`;
  return html(`<div class="shots" style="grid-template-columns: ${columns}">${figures.join('')}</div>`);
}

/** Writes contact sheets `<theme>-<width>-<locale>.png`, numbered if there are several of a look. Returns their names. */
export async function writeSheets(
  browser: Browser,
  folder: string,
  shots: readonly Shot[],
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 2048, height: 1000 } });
  const written: string[] = [];
  const source = join(folder, 'sheet.html');
  for (const [look, taken] of Object.entries(Object.groupBy(shots, lookOf))) {
    if (!taken) continue;
    const { width } = taken[0]!;
    const perSheet = THUMBNAILS[width].columns * THUMBNAILS[width].rows;
    for (let first = 0; first < taken.length; first += perSheet) {
      const number = taken.length > perSheet ? `-${1 + first / perSheet}` : '';
      writeFileSync(source, sheetOf(taken.slice(first, first + perSheet), width));
      await page.goto(pathToFileURL(source).href);
      await page.screenshot({ path: join(folder, `${look}${number}.png`), fullPage: true });
      written.push(`${look}${number}.png`);
    }
  }
  rmSync(source, { force: true });
  await page.close();
  return written;
}

const FILTER = `<script>
  const field = document.querySelector('input');
  field.oninput = () => {
    for (const state of document.querySelectorAll('section'))
      state.hidden = !state.dataset.name.includes(field.value.toLowerCase());
  };
</script>`;

/** Writes index.html: every picture by state, with a filter, and the contact sheets. */
export function writeIndex(folder: string, shots: readonly Shot[], sheets: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const links = sheets.map((sheet) => `<a href="${sheet}">${sheet}</a>`).join(' ');
  const states = Object.entries(Object.groupBy(shots, ({ name }) => name)).map(([name, taken = []]) => {
    const figures = taken.map(
      (shot) => `<figure><figcaption>${lookOf(shot)}</figcaption>
        <a href="${escaped(shot.file)}"><img loading="lazy" src="${escaped(shot.file)}"></a></figure>`,
    );
    return `<section data-name="${escaped(name.toLowerCase())}">
      <h2>${escaped(name)}</h2><div class="look">${figures.join('')}</div></section>`;
  });
  const filter = '<input placeholder="Filter by page" aria-label="Filter by page">';
  writeFileSync(join(folder, 'index.html'), html(`<p>${links}</p>${filter}${states.join('')}${FILTER}`));
}
