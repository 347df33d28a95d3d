import type { Diagnostic } from '../runner';

const MAX_MESSAGES = 20;
const LOCATION = /^(.+?\.go):(\d+)(?::(\d+))?: (.*)$/;
const WITHOUT_LOCATION = /^(?:compile|link): |^runtime\.main_main·f: /;

/** Parses the compiler's output. A line that starts with a tab continues the previous message. */
export function parseMessages(text: string): Diagnostic[] {
  const messages: Diagnostic[] = [];
  for (const line of text.replaceAll('/work/', '').split('\n')) {
    const last = messages.at(-1);
    const location = LOCATION.exec(line);
    if (line.startsWith('\t') && last) last.message += `\n${line}`;
    else if (location && !line.startsWith('\t')) {
      const [, file, row, column, message] = location;
      const at = { line: Math.max(1, Number(row)), ...(column && { column: Math.max(1, Number(column)) }) };
      messages.push({ file: file!, ...at, severity: 'error', message: plain(message!) });
    }
  }
  return unique(messages).slice(0, MAX_MESSAGES);
}

/** Only tests meet this: a program's imports are checked before it's compiled. */
const plain = (message: string) =>
  message.replace(/^could not import (\S+) \(open.*$/, 'The package "$1" isn’t available here.');

function unique(messages: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return messages.filter((each) => {
    const key = `${each.file}:${each.line}:${each.message}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Formats a message the way Go's own tools do. */
export const messageLine = ({ file, line, column, message }: Diagnostic): string =>
  `${file}:${line}${column === undefined ? '' : `:${column}`}: ${message}\n`;

/** The useful part of a message without a location, such as the linker's. */
export function linkerMessage(text: string): string | undefined {
  if (text.includes('function main is undeclared')) return 'function main is undeclared in the main package';
  const line = text.split('\n').find((each) => WITHOUT_LOCATION.test(each));
  return line?.replace(WITHOUT_LOCATION, '');
}

/** Descriptions of messages that could reveal a test's values. They contain only names. */
const SAFE_DESCRIPTIONS: ReadonlyArray<[RegExp, (...groups: string[]) => string]> = [
  [/^(The package ".+" isn’t available here\.)$/, (text) => text],
  [/^undefined: ([\w.]+)$/, (name) => `The tests use ${name}, which your program doesn’t have.`],
  [
    /undefined \(type (\S+) has no field or method (\w+)/,
    (type, name) => `The tests use ${name} of ${type}, which your program doesn’t have.`,
  ],
  [
    /^(\w+) redeclared in this block/,
    (name) => `Your program declares ${name}, and so do the tests. Rename yours.`,
  ],
  [
    /^(\w+) already declared through import/,
    (name) => `Your program declares ${name}, which the tests import. Rename yours.`,
  ],
  [
    /^(assignment mismatch: \d+ variables? but [\w.]+(?:\(\))? returns \d+ values?)/,
    (text) => `In the tests: ${text}.`,
  ],
  [
    /^(?:not enough|too many) arguments in call to ([\w.]+)/,
    (name) => `The tests call ${name} with a different number of arguments.`,
  ],
  [/in argument to ([\w.]+)(?:$|[\s:;])/, (name) => `The tests call ${name} with different argument types.`],
];

/** Explains why the tests don't fit the program, without quoting them. */
export function describeTestErrors(errors: readonly Diagnostic[]): string {
  const descriptions = errors.flatMap(({ message }) => {
    for (const [pattern, explain] of SAFE_DESCRIPTIONS) {
      const found = pattern.exec(message);
      if (found) return [explain(...found.slice(1))];
    }
    return [];
  });
  const text = [...new Set(descriptions)].slice(0, 5).join('\n');
  return (
    text ||
    'The tests can’t be compiled with your program. Check the names and types that the lesson asks for.'
  );
}
