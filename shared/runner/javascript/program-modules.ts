import type { SourceFile } from '../runner';
import { fileAt, isPath } from './module-names';

/** What a program's imports mean: its own files. */
export class ProgramModules {
  private readonly sources: ReadonlyMap<string, string>;
  private readonly names: ReadonlySet<string>;
  private readonly unresolved = new Map<string, Error>();

  /** `others` may be imported, too, and are found elsewhere. */
  constructor(files: readonly SourceFile[], others: readonly SourceFile[] = []) {
    this.sources = new Map(files.map((file) => [file.name, file.content]));
    this.names = new Set([...files, ...others].map((file) => file.name));
  }

  /**
   * The file that an import in the file `from` means. The engine loses an error of this step: it is kept for the next,
   * which asks for the module's source, under a name that no file has.
   */
  nameOf(from: string, specifier: string): string {
    const found = fileAt(from, specifier, this.names);
    if (found && isPath(specifier)) return found;
    const hint = found
      ? `Your own file is imported as './${found}'.`
      : 'Only your own files can be imported here.';
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
