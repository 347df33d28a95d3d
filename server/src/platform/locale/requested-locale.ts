import { DEFAULT_LOCALE, LOCALE_COOKIE, type Locale, localeFor } from '@shared/locales';
import { LRUCache } from 'lru-cache';

/** What a request says about its language, before the account of its learner is asked. */
export interface RequestedLocale {
  /** The query's `lang`: it counts more than the account. */
  asked: Locale | undefined;
  /** By the `lang` cookie, else Accept-Language, else the default. */
  preferred: Locale;
}

/** For a request that says nothing. */
export const ANY_LOCALE: RequestedLocale = { asked: undefined, preferred: DEFAULT_LOCALE };

/** The request's `lang`, else the account's language, else what the browser prefers. */
export const decideLocale = (
  { asked, preferred }: RequestedLocale,
  stored: Locale | null | undefined,
): Locale => asked ?? stored ?? preferred;

export interface LocaleHeaders {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}

/** Longer headers are nobody's list of languages. */
const MAX_HEADER_LENGTH = 1_000;
const MAX_LANGUAGES = 20;
const LANG_QUERY = /[?&]lang=([\w-]{1,35})(?:&|$)/;
const LANG_COOKIE = new RegExp(`(?:^|;)\\s*${LOCALE_COOKIE}="?([\\w-]{1,35})"?\\s*(?:;|$)`);
const LANGUAGE = /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?)\s*)?$/i;

/** Never fails: what can't be read, or isn't one of the product's languages, doesn't count. */
export function requestedLocale(url: string, headers: LocaleHeaders): RequestedLocale {
  const asked = LANG_QUERY.exec(url)?.[1];
  return { asked: asked === undefined ? undefined : localeFor(asked), preferred: preferredLocale(headers) };
}

/** The locale by the request alone, for replies that are the same for everybody. */
export function localeOfRequest(url: string, headers: LocaleHeaders): Locale {
  const { asked, preferred } = requestedLocale(url, headers);
  return asked ?? preferred;
}

function preferredLocale({ cookie, 'accept-language': languages }: LocaleHeaders): Locale {
  const chosen = cookie && LANG_COOKIE.exec(cookie)?.[1];
  return (chosen && localeFor(chosen)) || acceptedLocale(languages ?? '') || DEFAULT_LOCALE;
}

/** Browsers send the same few headers again and again, and reading one takes longer than the rest of a cached reply. */
const accepted = new LRUCache<string, { locale: Locale | undefined }>({ max: 1_000 });

function acceptedLocale(header: string): Locale | undefined {
  if (header === '' || header.length > MAX_HEADER_LENGTH) return undefined;
  const known = accepted.get(header) ?? { locale: parseAccepted(header) };
  accepted.set(header, known);
  return known.locale;
}

/** The first of the product's languages by the weights of an Accept-Language header. */
function parseAccepted(header: string): Locale | undefined {
  return header
    .split(',', MAX_LANGUAGES)
    .flatMap((part) => {
      const [, tag, quality = '1'] = LANGUAGE.exec(part) ?? [];
      const locale = tag && localeFor(tag);
      return locale && Number(quality) > 0 ? [{ locale, quality: Number(quality) }] : [];
    })
    .sort((a, b) => b.quality - a.quality)[0]?.locale;
}
