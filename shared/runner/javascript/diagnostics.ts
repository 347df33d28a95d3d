import type { Diagnostic } from '../runner';
import type { Translated } from './translated';

const FRAME = /^(\s+at (?:.*\()?)([^()]+?):(\d+)(?::(\d+))?(\)?)$/;

/** Frames of the guest's own code, which is around a program. */
const OURS = /\(<guest>:\d+/;

/** The stack of an uncaught error: with the places of the learner's own text. */
export function inOwnPlaces(detail: string, { placeIn }: Pick<Translated, 'placeIn'>): string {
  const shown = detail.split('\n').filter((line) => !OURS.test(line));
  const lines = shown.map((line) => {
    const [, before, file = '', row, column, after] = FRAME.exec(line) ?? [];
    if (!column || !placeIn) return line;
    const own = placeIn(file, Number(row), Number(column));
    return `${before}${file}:${own.line}:${own.column}${after}`;
  });
  return lines.join('\n');
}

/** The innermost place of an uncaught error that lies in the learner's own files. `detail` has its stack. */
export function diagnosticsOf(
  message: string,
  detail: string,
  { files }: Pick<Translated, 'files'>,
): Diagnostic[] {
  const names = new Set(files.map((file) => file.name));
  for (const line of detail.split('\n')) {
    const [, , file, row, column] = FRAME.exec(line) ?? [];
    if (!file || !names.has(file)) continue;
    const place = {
      file,
      line: Number(row),
      ...(column && Number(column) > 0 && { column: Number(column) }),
    };
    return [{ ...place, severity: 'error', message: message.split('\n')[0]! }];
  }
  return importAtFault(message, files);
}

/** The place of an import that leads nowhere: the engine has no stack for it. */
function importAtFault(message: string, files: Translated['files']): Diagnostic[] {
  const [, specifier, name] =
    /^Error: Cannot find \w+ '(.+)' imported from (.+?)\.(?: |$)/.exec(message) ?? [];
  const lines = files.find((file) => file.name === name)?.content.split('\n') ?? [];
  const line = lines.findIndex((text) => text.includes(`'${specifier}'`) || text.includes(`"${specifier}"`));
  return name && line >= 0 ? [{ file: name, line: line + 1, severity: 'error', message }] : [];
}

/** The same place as a line below a message; empty when there is none. */
export function placeOf(stack: string, translated: Pick<Translated, 'files' | 'placeIn'>): string {
  const [found] = diagnosticsOf('', inOwnPlaces(stack, translated), translated);
  if (!found) return '';
  return `\n  in ${found.file}, line ${found.line}${found.column === undefined ? '' : `, column ${found.column}`}`;
}
