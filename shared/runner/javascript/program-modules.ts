import type { SourceFile } from '../runner';
import { fileAt, isPath } from './module-names';

/** Resolves a program's imports to its own files. */
export class ProgramModules {
  private readonly sources: ReadonlyMap<string, string>;
  private readonly names: ReadonlySet<string>;
  private readonly unresolved = new Map<string, Error>();

  /** `others` can be imported as well, but their source comes from elsewhere. */
  constructor(files: readonly SourceFile[], others: readonly SourceFile[] = []) {
    this.sources = new Map(files.map((file) => [file.name, file.content]));
    this.names = new Set([...files, ...others].map((file) => file.name));
  }

  /**
   * Resolves an import in the file `from`. The engine drops errors thrown in this step, so an unresolved import gets a
   * name that no file has, and `sourceOf` returns the error for it.
   */
  nameOf(from: string, specifier: string): string {
    const found = fileAt(from, specifier, this.names);
    if (found && isPath(specifier)) return found;
    const hint = found ? `Import your own file as './${found}'.` : 'You can only import your own files here.';
    const message = isPath(specifier)
      ? `Cannot find module '${specifier}' imported from ${from}.`
      : `Cannot find package '${specifier}' imported from ${from}. ${hint}`;
    const nowhere = `./${from}/${specifier}`;
    this.unresolved.set(nowhere, new Error(message));
    return nowhere;
  }

  sourceOf(name: string): string | { error: Error } {
    const error = this.unresolved.get(name);
    if (error) return { error };
    return this.sources.get(name) ?? { error: new Error(`Cannot find module '${name}'.`) };
  }
}
