import type { Diagnostic } from '../runner';
import type { Translated } from './translated';

const FRAME = /^(\s+at (?:.*\()?)([^()]+?):(\d+)(?::(\d+))?(\)?)$/;

/** Stack frames of the guest code. */
const GUEST_FRAME = /\(<guest>:\d+/;

/** Maps an uncaught error's stack to positions in the learner's source, without the guest's frames. */
export function mapStack(detail: string, { placeIn }: Pick<Translated, 'placeIn'>): string {
  const shown = detail.split('\n').filter((line) => !GUEST_FRAME.test(line));
  const lines = shown.map((line) => {
    const [, before, file = '', row, column, after] = FRAME.exec(line) ?? [];
    if (!column || !placeIn) return line;
    const own = placeIn(file, Number(row), Number(column));
    return `${before}${file}:${own.line}:${own.column}${after}`;
  });
  return lines.join('\n');
}

/** The innermost frame of an uncaught error that is in the learner's files. `detail` contains the stack. */
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
  return failedImport(message, files);
}

/** Finds the import that couldn't be resolved: the engine has no stack for it. */
function failedImport(message: string, files: Translated['files']): Diagnostic[] {
  const [, specifier, name] =
    /^Error: Cannot find \w+ '(.+)' imported from (.+?)\.(?: |$)/.exec(message) ?? [];
  const lines = files.find((file) => file.name === name)?.content.split('\n') ?? [];
  const line = lines.findIndex((text) => text.includes(`'${specifier}'`) || text.includes(`"${specifier}"`));
  return name && line >= 0 ? [{ file: name, line: line + 1, severity: 'error', message }] : [];
}

/** The same position as a line to append to a message; empty if there is none. */
export function placeOf(stack: string, translated: Pick<Translated, 'files' | 'placeIn'>): string {
  const [found] = diagnosticsOf('', mapStack(stack, translated), translated);
  if (!found) return '';
  return `\n  in ${found.file}, line ${found.line}${found.column === undefined ? '' : `, column ${found.column}`}`;
}
