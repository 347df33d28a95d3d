import type { SourceFile } from '../runner';
import { resolveModule } from './module-names';

/** What a program's imports mean: its own files. */
export class ProgramModules {
  private readonly names: ReadonlySet<string>;
  private readonly sources: ReadonlyMap<string, string>;
  private readonly unresolved = new Map<string, Error>();

  constructor(files: readonly SourceFile[]) {
    this.names = new Set(files.map((file) => file.name));
    this.sources = new Map(files.map((file) => [file.name, file.content]));
  }

  /**
   * The engine loses an error of this step: it is kept for the next, which asks for the module's source, under a name
   * that no file has.
   */
  nameOf(from: string, specifier: string): string {
    try {
      return resolveModule(from, specifier, this.names);
    } catch (error) {
      const nowhere = `./${from}/${specifier}`;
      this.unresolved.set(nowhere, error as Error);
      return nowhere;
    }
  }

  sourceOf(name: string): string | { error: Error } {
    const error = this.unresolved.get(name);
    if (error) return { error };
    return this.sources.get(name) ?? { error: new Error(`Cannot find module '${name}'.`) };
  }
}
