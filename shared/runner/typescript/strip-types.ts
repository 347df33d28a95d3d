import { decode } from '@jridgewell/sourcemap-codec';
import { type Options, transform } from 'sucrase';
import { RunnerFailed, type SourceFile } from '../runner';

const OPTIONS: Options = { transforms: ['typescript'], disableESTransforms: true };

/** A file that is not TypeScript at all, with the place where that shows. Lines and columns count from 1. */
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
 * The same file without its types: imports stay, enums and parameter properties become JavaScript, and each line stays
 * on its line. Files of other languages stay as they are. Throws `NotTypeScript`.
 */
export function stripTypes(file: SourceFile): SourceFile {
  if (!file.name.endsWith('.ts')) return file;
  try {
    const { code } = transform(file.content, OPTIONS);
    return { name: file.name, content: code };
  } catch (error) {
    if (error instanceof RangeError) throw new NotTypeScript('This is nested too deeply.', file.name, 1, 1);
    const { loc, message } = error as { loc?: { line: number; column: number }; message?: string };
    if (!loc) throw new RunnerFailed('The types could not be stripped.', { cause: error });
    const words = message?.replace(/ \(\d+:\d+\)$/, '').replace(/^Error transforming [^:]*: /, '');
    throw new NotTypeScript(words ?? 'Unexpected text', file.name, loc.line, loc.column);
  }
}

/**
 * Where a place in the stripped text stands in the learner's own: lines stay, and columns (from 1) move by what was
 * left out before them. Strips the file once more, so it is for errors alone.
 */
export function ownColumn(file: SourceFile, line: number, column: number): number {
  if (!file.name.endsWith('.ts')) return column;
  const mappings = mappingsOf(file);
  const tokens = mappings === undefined ? [] : (decode(mappings)[line - 1] ?? []);
  const [stripped, , , own] = tokens.findLast(([start]) => start < column) ?? [];
  return stripped === undefined || own === undefined ? column : column + own - stripped;
}

/** Undefined for a file that could not be stripped either. */
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
