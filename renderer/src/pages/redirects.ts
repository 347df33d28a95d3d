import { t } from '@lingui/core/macro';

/** Addresses that lead to another page. Their query is kept. */
const MOVED: Readonly<Record<string, string>> = {
  '/achievements': '/dashboard?modal=achievements',
  '/settings': '/dashboard?modal=settings',
  '/assignments': '/courses',
  '/build': '/courses',
  '/course': '/courses',
  '/courses/algos-track': '/courses',
  '/courses/cs': '/courses',
  '/courses/link-analyzer': '/courses',
  '/learn': '/courses',
  '/tracks/computer-science': '/courses',
  '/tracks/golang': '/courses',
};

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Addresses of earlier versions, by their parts. */
const PATTERNS: readonly [pattern: RegExp, target: string][] = [
  [/^\/settings\/([a-z-]+)$/, '/dashboard?modal=settings&section=$1'],
  [/^\/(?:learn|build)\/([a-z0-9-]+)(?:\/.*)?$/, '/courses/$1'],
  [new RegExp(`^/assignments/(${UUID})$`), '/lessons/$1'],
  [new RegExp(`^/course/${UUID}/${UUID}/(${UUID})$`), '/lessons/$1'],
  [new RegExp(`^/course/${UUID}/${UUID}$`), '/courses'],
];

/**
 * Where an address that isn't a page's leads, with its query; undefined if nowhere.
 * @param path Without a closing slash.
 */
export function redirectOf(path: string, search = ''): string | undefined {
  const target = targetOf(path.toLowerCase());
  if (target === undefined) return undefined;
  const [page, ownQuery] = target.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(ownQuery)) query.set(name, value);
  return query.size > 0 ? `${page}?${query}` : page;
}

function targetOf(path: string): string | undefined {
  if (Object.hasOwn(MOVED, path)) return MOVED[path];
  const found = PATTERNS.find(([pattern]) => pattern.test(path));
  return found && path.replace(found[0], found[1]);
}

/** What an address that leads nowhere is answered with: one that only looks like a certificate's is malformed. */
export function errorAt(path: string): { status: 400 | 404; message: string } {
  return /^\/certificates?\//i.test(path)
    ? { status: 400, message: t`Invalid request` }
    : { status: 404, message: t`Page Not Found: ${path}` };
}
