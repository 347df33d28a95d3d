import { decode } from '@jridgewell/sourcemap-codec';
import { type Options, transform } from 'sucrase';
import { RunnerFailed, type SourceFile } from '../runner';

const OPTIONS: Options = { transforms: ['typescript'], disableESTransforms: true };

/** A syntax error, with its position. Lines and columns start at 1. */
export class NotTypeScript extends Error {
  override readonly name = 'NotTypeScript';
  constructor(
    message: string,
    readonly file: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }
}

/**
 * Removes a file's types. Imports are kept, enums and parameter properties become JavaScript, and line numbers don't
 * change. Other files are returned unchanged. Throws `NotTypeScript`.
 */
export function stripTypes(file: SourceFile): SourceFile {
  if (!file.name.endsWith('.ts')) return file;
  try {
    const { code } = transform(file.content, OPTIONS);
    return { name: file.name, content: code };
  } catch (error) {
    if (error instanceof RangeError) throw new NotTypeScript('This is nested too deeply.', file.name, 1, 1);
    const { loc, message } = error as { loc?: { line: number; column: number }; message?: string };
    if (!loc) throw new RunnerFailed('Stripping the types failed.', { cause: error });
    const reason = message?.replace(/ \(\d+:\d+\)$/, '').replace(/^Error transforming [^:]*: /, '');
    throw new NotTypeScript(reason ?? 'Unexpected text', file.name, loc.line, loc.column);
  }
}

/**
 * Maps a column (from 1) in the stripped file to the learner's source; lines are the same. Strips the file again, so use
 * it only for errors.
 */
export function ownColumn(file: SourceFile, line: number, column: number): number {
  if (!file.name.endsWith('.ts')) return column;
  const mappings = mappingsOf(file);
  const tokens = mappings === undefined ? [] : (decode(mappings)[line - 1] ?? []);
  const [stripped, , , own] = tokens.findLast(([start]) => start < column) ?? [];
  return stripped === undefined || own === undefined ? column : column + own - stripped;
}

/** Undefined if the file can't be stripped. */
function mappingsOf(file: SourceFile): string | undefined {
  try {
    const { sourceMap } = transform(file.content, {
      ...OPTIONS,
      filePath: file.name,
      sourceMapOptions: { compiledFilename: file.name },
    });
    return sourceMap?.mappings;
  } catch {
    return undefined;
  }
}
