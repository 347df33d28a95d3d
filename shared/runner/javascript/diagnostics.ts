import type { Diagnostic, SourceFile } from '../runner';

const FRAME = /^\s+at (?:.*\()?([^()]+?):(\d+)(?::(\d+))?\)?$/;

/** The innermost place of an uncaught error that lies in the learner's own files. */
export function diagnosticsOf(
  { message, detail }: { message: string; detail: string },
  files: readonly SourceFile[],
): Diagnostic[] {
  const names = new Set(files.map((file) => file.name));
  for (const line of detail.split('\n')) {
    const [, file, row, column] = FRAME.exec(line) ?? [];
    if (!file || !names.has(file)) continue;
    const place = {
      file,
      line: Number(row),
      ...(column && Number(column) > 0 && { column: Number(column) }),
    };
    return [{ ...place, severity: 'error', message: message.split('\n')[0]! }];
  }
  return [];
}
