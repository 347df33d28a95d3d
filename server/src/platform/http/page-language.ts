import type { IncomingHttpHeaders } from 'node:http';
import { bestLanguage, LANGUAGES, type LanguageCode } from '@shared/languages';

/** The language that a visitor's page will be shown in: the one they chose (`lang` cookie), else what their browser asks for. */
export function pageLanguage({
  cookie = '',
  'accept-language': accepted = '',
}: IncomingHttpHeaders): LanguageCode {
  const chosen = /(?:^|;\s*)lang=([\w-]+)/.exec(cookie)?.[1];
  return LANGUAGES.find(({ code }) => code === chosen)?.code ?? bestLanguage(byWeight(accepted));
}

/** `de-AT, en;q=0.8` as its tags, the most wanted first. */
function byWeight(accepted: string): string[] {
  return accepted
    .split(',')
    .map((entry) => {
      const [tag = '', weight] = entry.split(';q=');
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
