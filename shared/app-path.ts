/** Any origin that is not the app's: what leaves it is no path of the app. */
const ORIGIN = 'http://app.invalid';
/** Browsers drop some control characters from a URL and read a backslash as a slash. */
const UNSAFE = /[\p{Cc}\\]/u;

/**
 * A redirect's target when it's a page of this app, as a browser reads it: path, query and hash. Null for anything
 * that could lead to another host, whatever its spelling.
 */
export function appPath(redirect: string | null | undefined): string | null {
  if (!redirect?.startsWith('/') || UNSAFE.test(redirect) || !URL.canParse(redirect, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(redirect, ORIGIN);
  if (origin !== ORIGIN || !isOwnPath(pathname)) return null;
  return `${pathname}${search}${hash}`;
}

/** Also once somebody has decoded it. */
function isOwnPath(pathname: string): boolean {
  const decoded = decode(pathname);
  return (
    decoded !== null && [pathname, decoded].every((path) => !path.startsWith('//') && !UNSAFE.test(path))
  );
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null; // a broken escape is no address of ours
  }
}
