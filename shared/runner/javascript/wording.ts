export const DEPTH_ERROR = 'RangeError: Maximum call stack size exceeded';

/** The engine's own words where they differ from what every course and answer on the web says. */
export const inPlainWords = (text: string) => text.replace('RangeError: stack overflow', DEPTH_ERROR);

const NO_NETWORK = 'programs here run without a network; give the data as a value in your code.';
const NO_PAGE = 'there is no web page here; show results with console.log.';
const ONLY_MODULES =
  "a file with import or export in it has only import, such as import { add } from './helper.js'.";
const ONLY_EXPORT =
  'in a file with import or export in it, write export in front of what another file may use.';

/** What programs elsewhere have and none has here, with the reason or the way around. */
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

/** A line that says why a name which works elsewhere is not there; empty for every other error. */
export function whatIsMissing(message: string): string {
  if (NODE_INPUT.test(message)) return '\nTo read input, use readLine() or input().';
  const name = /^ReferenceError: '?(\w+)'? is not defined/.exec(message)?.[1] ?? '';
  return Object.hasOwn(MISSING, name) ? `\nThere is no ${name} here: ${MISSING[name]}` : '';
}
