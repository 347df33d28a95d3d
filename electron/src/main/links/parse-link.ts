import type { DeepLink } from '@shared/desktop';

/** The scheme that the installers register. */
export const LINK_SCHEME = 'emberforge';

const MAX_LENGTH = 2_000;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
/** What one-time codes and states are made of. */
const TOKEN = /^[\w.~-]{1,200}$/;

/**
 * Reads an `emberforge://` link: `cli/login?code=…&state=…`, `lessons/<uuid>` or `courses/<uuid>`. Any web page and any
 * program can open one, so whatever isn't exactly one of these is undefined.
 */
export function parseLink(text: string): DeepLink | undefined {
  if (text.length > MAX_LENGTH || !/^[!-~]+$/.test(text)) return undefined;
  const url = URL.parse(text);
  if (!url || url.protocol !== `${LINK_SCHEME}:`) return undefined;
  if (url.username || url.password || url.port || url.hash) return undefined;
  // Windows adds a closing slash.
  const path = `${url.host}${url.pathname}`.replace(/\/$/, '');
  return path === 'cli/login' ? signInLink(url.searchParams) : pageLink(path, url.search);
}

function signInLink(parameters: URLSearchParams): DeepLink | undefined {
  const names = [...parameters.keys()];
  if (new Set(names).size !== names.length || names.some((name) => name !== 'code' && name !== 'state'))
    return undefined;
  const code = parameters.get('code');
  const state = parameters.get('state');
  if (code === null || !TOKEN.test(code) || (state !== null && !TOKEN.test(state))) return undefined;
  return { kind: 'sign-in', code, ...(state === null ? {} : { state }) };
}

function pageLink(path: string, query: string): DeepLink | undefined {
  const [folder, uuid = '', ...rest] = path.split('/');
  if (query !== '' || rest.length > 0 || !UUID.test(uuid)) return undefined;
  if (folder === 'lessons') return { kind: 'lesson', uuid };
  if (folder === 'courses') return { kind: 'course', uuid };
  return undefined;
}

/** The links among a program's arguments. */
export const linksIn = (argv: readonly string[]): string[] =>
  argv.filter((each) => each.toLowerCase().startsWith(`${LINK_SCHEME}:`));
