import { setupI18n } from '@lingui/core';
import { bestLocale } from '@shared/locales';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askForPreferred, chooseLanguage, currentLanguage } from './current-language';
import { loadLanguage, markPage } from './load-language';

let page: { cookie: string };

/** A browser that asks for `languages`. */
function browser(
  languages: readonly string[],
  storage: Pick<Storage, 'getItem' | 'setItem'> = memory(),
): void {
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', storage);
}

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  page = { cookie: '' };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the language of a page', () => {
  test.each([
    [['de'], 'de'],
    [['de-AT', 'en'], 'de'],
    [['DE-ch'], 'de'],
    [['fr-FR', 'de-DE', 'en-US'], 'de'],
    [['fr-FR', 'en-GB', 'de'], 'en'],
    [['nds', 'eng'], 'en'],
    [['tlh'], 'en'],
    [[], 'en'],
  ])('is, for a browser that asks for %j, %s', (languages, expected) => {
    expect(bestLocale(languages)).toBe(expected);
    browser(languages);
    expect(currentLanguage()).toBe(expected);
  });

  test('is the one that was chosen, whatever the browser asks for, and the server learns of it', () => {
    browser(['en-US']);
    chooseLanguage('de');
    expect(currentLanguage()).toBe('de');
    expect(page.cookie).toMatch(/^lang=de; path=\/; max-age=\d+; samesite=lax$/);
    chooseLanguage('en');
    expect(currentLanguage()).toBe('en');
  });

  test('is the browser’s if what was chosen is no longer there', () => {
    browser(['de'], { ...memory(), getItem: () => 'tlh' });
    expect(currentLanguage()).toBe('de');
  });

  test('is the browser’s where storage is blocked, and choosing one still sets the cookie', () => {
    browser(['de'], { getItem: blocked, setItem: blocked });
    expect(currentLanguage()).toBe('de');
    chooseLanguage('en');
    expect(page.cookie).toContain('lang=en');
  });

  test('is, in the desktop app, the system’s, whatever the browser in it asks for', async () => {
    browser(['en-US']);
    await askForPreferred(async () => ['fr-FR', 'de-DE', 'en-US']);
    expect(currentLanguage()).toBe('de');
    chooseLanguage('en');
    expect(currentLanguage()).toBe('en');
    await askForPreferred(undefined);
    expect(bestLocale(navigator.languages)).toBe('en');
  });

  test('is English on the server', () => {
    expect(currentLanguage()).toBe('en');
  });
});

describe('a catalog', () => {
  const english = () => setupI18n({ locale: 'en', messages: { en: {} } });

  test('is shown once it has loaded', async () => {
    const i18n = english();
    await loadLanguage(i18n, 'de', { de: async () => ({ messages: { greeting: 'Hallo' } }) });
    expect(i18n.locale).toBe('de');
    expect(i18n._('greeting')).toBe('Hallo');
  });

  test('that fails to load leaves the page in English, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const i18n = english();
    await loadLanguage(i18n, 'de', { de: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(i18n.locale).toBe('en');
    expect(warn).toHaveBeenCalledOnce();
  });

  test('isn’t needed for English', async () => {
    const i18n = english();
    await loadLanguage(i18n, 'en', {});
    expect(i18n.locale).toBe('en');
  });
});

describe('the page says', () => {
  const facts = { de: { direction: 'ltr' }, ar: { direction: 'rtl' } } as const;

  test.each([
    ['de', 'ltr'],
    ['ar', 'rtl'],
  ])('that it is in %s, read %s', (locale, dir) => {
    const root = { lang: '', dir: '' };
    markPage(root, locale, facts);
    expect(root).toEqual({ lang: locale, dir });
  });
});
