import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Locale } from '@shared/locales';
import { setLook, whenSettled } from '../fixtures/accessibility';
import { Visitor } from '../fixtures/accessibility-pages';
import type { TestServer } from '../fixtures/server';
import { keepSignedIn } from '../fixtures/test';
import { arrive, newClient, type Persona, type SomeLearner } from './learners';
import type { Theme, Width } from './options';
import type { Shot } from './sheets';
import { fileNameOf, type State } from './states';
import { translated } from './translated';

/** The longest picture, in CSS pixels. */
const MAX_HEIGHT = 3_000;
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** A window of one persona, width and language, which visits states one after the other. */
export interface Visit {
  persona: Persona;
  width: Width;
  locale: Locale;
  states: readonly State[];
}

export interface Studio {
  browser: Browser;
  server: TestServer;
  themes: readonly Theme[];
  folder: string;
  onShot: (shot: Shot) => void;
  /** A state didn't come up, although it was tried twice. */
  onFailure: (what: string, error: Error) => void;
}

/** Takes pictures of all states of a visit. */
export async function visit(studio: Studio, { persona, width, locale, states }: Visit): Promise<void> {
  const { browser, server, themes, onFailure } = studio;
  const context = await browser.newContext({
    baseURL: server.url,
    locale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: newClient(),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await setLook(page, { colorScheme: themes[0]!, width });
  const me = persona === 'guest' ? undefined : await arrive(server, persona);
  if (me) await keepSignedIn(page, server, me);
  for (const state of states) {
    try {
      await takeTwice(studio, page, { state, me, width, locale });
    } catch (error) {
      onFailure(`${state.name} (${width}, ${locale})`, error as Error);
    }
  }
  await context.close();
}

interface Wanted {
  state: State;
  me: SomeLearner | undefined;
  width: Width;
  locale: Locale;
}

/** On a busy machine, something can take longer than the page's helpers wait. */
async function takeTwice(studio: Studio, page: Page, wanted: Wanted): Promise<void> {
  try {
    await take(studio, page, wanted);
  } catch {
    await restore(page);
    await take(studio, page, wanted);
  } finally {
    await restore(page);
  }
}

async function restore(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function take(studio: Studio, page: Page, { state, me, width, locale }: Wanted): Promise<void> {
  const { themes, folder, onShot } = studio;
  const path = typeof state.path === 'string' ? state.path : state.path(me!);
  await page.emulateMedia({ colorScheme: themes[0]! });
  await page.mouse.move(0, 0);
  await new Visitor(page).open(path);
  if (me) await expect(page.locator('button[aria-haspopup="menu"]').first()).toBeVisible();
  await state.act?.({ page, text: translated(locale) });
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await whenSettled(page, theme);
    const file = join('pages', fileNameOf(state), `${theme}-${width}-${locale}.png`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    await shoot(page, width, join(folder, file));
    onShot({ name: state.name, theme, width, locale, file });
  }
}

/** The whole page, or the window if something covers it, whose place is in the window. */
async function shoot(page: Page, width: Width, path: string): Promise<void> {
  const isCovered = await page.locator(OVERLAYS).first().isVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const whole = { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) } };
  await page.screenshot({ path, animations: 'disabled', ...(isCovered ? {} : whole) });
}
