export const DEPTH_ERROR = 'RangeError: Maximum call stack size exceeded';

/** Replaces QuickJS's message for a stack overflow with the one that browsers and Node use. */
export const normalizeError = (text: string) => text.replace('RangeError: stack overflow', DEPTH_ERROR);

const NO_NETWORK = 'programs here run without a network; put the data in your code instead.';
const NO_PAGE = 'there is no web page here; show results with console.log.';
const ONLY_MODULES =
  "in a file with import or export, use import instead, such as import { add } from './helper.js'.";
const ONLY_EXPORT = 'in a file with import or export, write export in front of what other files should use.';

/** Names that exist in browsers or Node but not here, with the reason or an alternative. */
const MISSING: Readonly<Record<string, string>> = {
  fetch: NO_NETWORK,
  XMLHttpRequest: NO_NETWORK,
  WebSocket: NO_NETWORK,
  require: ONLY_MODULES,
  module: ONLY_EXPORT,
  exports: ONLY_EXPORT,
  process: 'it belongs to Node; read input with readLine() or input(), and print with console.log.',
  fs: 'programs here have no files to open; read input with readLine().',
  Buffer: 'it belongs to Node; use Uint8Array or TextEncoder.',
  document: NO_PAGE,
  window: NO_PAGE,
  alert: NO_PAGE,
  localStorage: NO_PAGE,
};

const NODE_INPUT = /Cannot find package '(?:node:)?(?:fs|readline|readline-sync|prompt-sync)(?:\/promises)?'/;

/** A line that explains why a well-known name doesn't exist here; empty for other errors. */
export function hintFor(message: string): string {
  if (NODE_INPUT.test(message)) return '\nTo read input, use readLine() or input().';
  const name = /^ReferenceError: '?(\w+)'? is not defined/.exec(message)?.[1] ?? '';
  return Object.hasOwn(MISSING, name) ? `\nThere is no ${name} here: ${MISSING[name]}` : '';
}
