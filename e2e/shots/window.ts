import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, expect as expectSoon, type Page } from '@playwright/test';
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

/** On a busy machine, pages take their time. */
const expect = expectSoon.configure({ timeout: 15_000 });
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
  const visitor = new Visitor(page);
  for (const state of states) {
    try {
      await takeTwice(studio, visitor, { state, me, width, locale });
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
async function takeTwice(studio: Studio, visitor: Visitor, wanted: Wanted): Promise<void> {
  try {
    await take(studio, visitor, wanted);
  } catch {
    await restore(visitor.page);
    await take(studio, visitor, wanted);
  } finally {
    await restore(visitor.page);
  }
}

async function restore(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function take(studio: Studio, visitor: Visitor, wanted: Wanted): Promise<void> {
  const { themes, folder, onShot } = studio;
  const { state, me, width, locale } = wanted;
  const { page } = visitor;
  const path = typeof state.path === 'string' ? state.path : state.path(me!);
  await page.emulateMedia({ colorScheme: themes[0]! });
  await page.mouse.move(0, 0);
  await visitor.open(path);
  if (me) await expect(page.locator('button[aria-haspopup="menu"]').first()).toBeVisible();
  await state.act?.({ page, text: translated(locale) });
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await whenSettled(page, theme);
    const file = join('pages', fileNameOf(state), `${theme}-${width}-${locale}.png`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    await shoot(page, join(folder, file));
    onShot({ name: state.name, theme, width, locale, file });
  }
}

/** Loads the pictures that a reader has yet to scroll to. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter(({ loading }) => loading === 'lazy');
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

/**
 * The whole page, in a window as tall as it is, so that what sticks to the window's end is at the page's. Or the window, if
 * something covers it.
 */
async function shoot(page: Page, path: string): Promise<void> {
  const picture = () => page.screenshot({ path, animations: 'disabled' });
  if (await page.locator(OVERLAYS).first().isVisible()) return void (await picture());
  const usual = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...usual, height: Math.min(height, MAX_HEIGHT) });
  await loadPictures(page);
  await picture();
  await page.setViewportSize(usual);
}
