import type { SourceMapMappings } from '@jridgewell/sourcemap-codec';
import type { SourceFile } from '../runner';
import type { CompiledFile } from './compile-file';
import { NotTypeScript, ownColumn, stripTypes } from './strip-types';

const NAMESPACE = /^\s*(?:export\s+)?(?:namespace|module)\s+[\w.$]+\s*\{/m;
const DECORATOR = /^[^'"`/*\n]*@[\p{ID_Start}$_(]/mu;

/** Whether stripping the types isn't enough. */
export const needsCompiler = ({ name, content }: SourceFile): boolean =>
  name.endsWith('.ts') && (NAMESPACE.test(content) || DECORATOR.test(content));

/** Translates files to JavaScript, and positions back to the learner's source. */
export class TranslatedFiles {
  private readonly compiled = new Map<string, CompiledFile>();
  private readonly own = new Map<string, SourceFile>();

  /** Loads the compiler only if a file needs it, because it's large. */
  static async for(files: readonly SourceFile[]): Promise<TranslatedFiles> {
    const compiler = files.some(needsCompiler) ? await import('./compile-file') : undefined;
    return new TranslatedFiles(compiler?.compileFile);
  }

  private constructor(private readonly compile: ((file: SourceFile) => CompiledFile) | undefined) {}

  /** Throws `NotTypeScript`. */
  translate(file: SourceFile): SourceFile {
    this.own.set(file.name, file);
    const stripped = stripTypes(file);
    if (!this.compile || !needsCompiler(file)) return stripped;
    try {
      const compiled = this.compile(file);
      this.compiled.set(file.name, compiled);
      return compiled.file;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new NotTypeScript('This is nested too deeply.', file.name, 1, 1);
    }
  }

  /** Lines and columns start at 1. */
  placeIn(name: string, line: number, column: number): { line: number; column: number } {
    const compiled = this.compiled.get(name);
    if (compiled) {
      const [, , ownLine = 0, start = 0] = segmentBefore(compiled.mappings, line, column) ?? [];
      return { line: ownLine + 1, column: start + 1 };
    }
    const file = this.own.get(name);
    return { line, column: file ? ownColumn(file, line, column) : column };
  }
}

/** The last mapped segment at or before a position: the compiler's helpers have none. */
function segmentBefore(mappings: SourceMapMappings, line: number, column: number) {
  const here = mappings[line - 1]?.findLast(([from]) => from < column);
  return (
    here ??
    mappings
      .slice(0, line - 1)
      .findLast((segments) => segments.length > 0)
      ?.at(-1)
  );
}
