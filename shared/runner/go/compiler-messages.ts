import type { Diagnostic } from '../runner';

const MAX_MESSAGES = 20;
const PLACE = /^(.+?\.go):(\d+)(?::(\d+))?: (.*)$/;
const WITHOUT_PLACE = /^(?:compile|link): |^runtime\.main_main·f: /;

/** The compiler's text as faults with their places; a line that starts with a tab goes on with the one before. */
export function parseMessages(text: string): Diagnostic[] {
  const faults: Diagnostic[] = [];
  for (const line of text.replaceAll('/work/', '').split('\n')) {
    const last = faults.at(-1);
    const place = PLACE.exec(line);
    if (line.startsWith('\t') && last) last.message += `\n${line}`;
    else if (place && !line.startsWith('\t')) {
      const [, file, row, column, message] = place;
      const at = { line: Math.max(1, Number(row)), ...(column && { column: Math.max(1, Number(column)) }) };
      faults.push({ file: file!, ...at, severity: 'error', message: message! });
    }
  }
  return unique(faults).slice(0, MAX_MESSAGES);
}

function unique(faults: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return faults.filter((fault) => {
    const key = `${fault.file}:${fault.line}:${fault.message}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** As Go's own tools print them. */
export const messageLine = ({ file, line, column, message }: Diagnostic): string =>
  `${file}:${line}${column === undefined ? '' : `:${column}`}: ${message}\n`;

/** What of a message without a place (the linker's) a learner can use. */
export function plainMessage(text: string): string | undefined {
  if (text.includes('function main is undeclared')) return 'function main is undeclared in the main package';
  const line = text.split('\n').find((each) => WITHOUT_PLACE.test(each));
  return line?.replace(WITHOUT_PLACE, '');
}

/** What may be told of a message whose whole text could give a test's values away: names, and nothing else. */
const TELLABLE: ReadonlyArray<[RegExp, (...groups: string[]) => string]> = [
  [/^undefined: ([\w.]+)$/, (name) => `The tests use ${name}, which your program does not have.`],
  [
    /undefined \(type (\S+) has no field or method (\w+)/,
    (type, name) => `The tests use ${name} of ${type}, which your program does not have.`,
  ],
  [
    /^(\w+) redeclared in this block/,
    (name) => `Your program declares ${name}, and so do the tests. Give yours another name.`,
  ],
  [
    /^(\w+) already declared through import/,
    (name) => `Your program declares ${name}, which the tests import. Give yours another name.`,
  ],
  [
    /^(assignment mismatch: \d+ variables? but [\w.]+(?:\(\))? returns \d+ values?)/,
    (text) => `In the tests: ${text}.`,
  ],
  [
    /^(?:not enough|too many) arguments in call to ([\w.]+)/,
    (name) => `The tests call ${name} with another number of arguments than it takes.`,
  ],
  [
    /in argument to ([\w.]+)(?:$|[\s:;])/,
    (name) => `The tests call ${name} with arguments of other types than it takes.`,
  ],
];

/** Why the tests do not fit the program, without a word of what stands in them. */
export function tellTestFaults(faults: readonly Diagnostic[]): string {
  const told = faults.flatMap(({ message }) => {
    for (const [pattern, tell] of TELLABLE) {
      const found = pattern.exec(message);
      if (found) return [tell(...found.slice(1))];
    }
    return [];
  });
  const text = [...new Set(told)].slice(0, 5).join('\n');
  return (
    text ||
    'The tests cannot be compiled with your program. Check the names and types that the lesson asks for.'
  );
}
