import type { SourceFile } from '../runner';
import { ProgramModules } from './program-modules';
import { PACKAGES, sourceOfPackage } from './test-packages';

const IMPORT = /import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*['"]([^'"]+)['"]/g;
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Returns the names that a module of the program exports. */
export type ExportsOf = (name: string) => readonly string[];

/**
 * Resolves the imports of test files. The program's own source is never loaded here: a stub takes its place and
 * requests each export by name (`__module`, see guest/judge/modules.ts).
 */
export class JudgeModules extends ProgramModules {
  /** Names that test files import from each module. A missing one fails where it's used, not the whole file. */
  private readonly imported = new Map<string, Set<string>>();

  constructor(
    tests: readonly SourceFile[],
    private readonly program: readonly SourceFile[],
    private readonly exportsOf: ExportsOf,
  ) {
    super(tests, program);
    for (const { name, content } of tests) this.collectImports(name, content);
  }

  override nameOf(from: string, specifier: string): string {
    return PACKAGES.includes(specifier) ? specifier : super.nameOf(from, specifier);
  }

  override sourceOf(name: string): string | { error: Error } {
    if (PACKAGES.includes(name)) return sourceOfPackage(name);
    const own = super.sourceOf(name);
    const isProgram = typeof own !== 'string' && this.program.some((file) => file.name === name);
    return isProgram ? this.stubFor(name) : own;
  }

  private stubFor(name: string): string {
    const keys = new Set([...this.exportsOf(name), ...(this.imported.get(name) ?? [])]);
    return [...keys]
      .filter((key) => IDENTIFIER.test(key))
      .map(
        (key, at) =>
          `const e${at} = __module(${JSON.stringify(name)}, '${key}'); export { e${at} as ${key} };`,
      )
      .join('\n');
  }

  private collectImports(from: string, source: string): void {
    for (const [, single, list = '', specifier = ''] of source.matchAll(IMPORT)) {
      const name = this.nameOf(from, specifier);
      const imported = this.imported.get(name) ?? new Set();
      if (single) imported.add('default');
      for (const part of list.split(',')) imported.add(part.trim().split(/\s+as\s+/)[0]!);
      this.imported.set(name, imported);
    }
  }
}
