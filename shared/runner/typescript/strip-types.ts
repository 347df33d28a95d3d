import { transform } from 'sucrase';
import { RunnerFailed, type SourceFile } from '../runner';

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
    const { code } = transform(file.content, { transforms: ['typescript'], disableESTransforms: true });
    return { name: file.name, content: code };
  } catch (error) {
    if (error instanceof RangeError) throw new NotTypeScript('This is nested too deeply.', file.name, 1, 1);
    const { loc, message } = error as { loc?: { line: number; column: number }; message?: string };
    if (!loc) throw new RunnerFailed('The types could not be stripped.', { cause: error });
    const words = message?.replace(/ \(\d+:\d+\)$/, '').replace(/^Error transforming [^:]*: /, '');
    throw new NotTypeScript(words ?? 'Unexpected text', file.name, loc.line, loc.column);
  }
}
