/** An address of this site without its origin: the browser may have opened the site by another name. */
export function ownPath(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
