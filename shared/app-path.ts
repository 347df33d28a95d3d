/** A placeholder origin: redirects that leave it don't belong to the app. */
const ORIGIN = 'http://app.invalid';
/** Browsers drop some control characters from a URL and read a backslash as a slash. */
const UNSAFE = /[\p{Cc}\\]/u;

/**
 * Resolves a redirect like a browser and returns its path, query and hash if it's a page of this app. Null for anything
 * that could lead to another host, in any encoding.
 */
export function appPath(redirect: string | null | undefined): string | null {
  if (!redirect?.startsWith('/') || UNSAFE.test(redirect) || !URL.canParse(redirect, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(redirect, ORIGIN);
  if (origin !== ORIGIN || !isOwnPath(pathname)) return null;
  return `${pathname}${search}${hash}`;
}

/** Checks the decoded path, too. */
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
    return null; // an invalid escape sequence isn't one of our URLs
  }
}
