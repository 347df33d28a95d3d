import type { Diagnostic } from '../runner';
import { asDiagnostic, type Inspection } from './inspection';

/** One package of a program: a folder's files. */
export interface Unit {
  /** What it is imported by; for the entry's package of a plain run `main`. */
  path: string;
  /** Its package clause, as its first file has it. */
  name: string;
  files: string[];
  /** Paths of the units that it imports. */
  imports: string[];
}

export interface Program {
  /** What is imported comes before what imports it. The entry's unit is the last. */
  units: Unit[];
  faults: Diagnostic[];
}

const folderOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('/')));
const pathOf = (module: string, folder: string) => (folder === '' ? module : `${module}/${folder}`);

export const isTestFile = (name: string) => name.endsWith('_test.go');

/**
 * Sorts a program's files into packages: the entry's, and those of its own module that are imported from there or,
 * when it is judged, that have tests. Test files of a package `x_test` are a unit of their own.
 */
export function packagesOf(found: Inspection, entryFile: string, module: string): Program {
  const units = new Map<string, Unit>();
  const faults: Diagnostic[] = [];
  const places = new Map<string, Diagnostic>();
  for (const file of found.files) {
    const outside = isTestFile(file.name) && file.package.endsWith('_test');
    const path = pathOf(module, folderOf(file.name)) + (outside ? '_test' : '');
    const unit = units.get(path) ?? { path, name: file.package, files: [], imports: [] };
    units.set(path, unit);
    unit.files.push(file.name);
    for (const { path: imported, at } of file.local) {
      unit.imports.push(imported);
      if (!isTestFile(file.name)) places.set(imported, asDiagnostic(at));
    }
  }
  const roots = [pathOf(module, folderOf(entryFile)), ...found.tests.map((test) => unitPathOf(test, module))];
  const sorted: Unit[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (path: string): void => {
    if (state.get(path) === 'done') return;
    const unit = units.get(path);
    const at = places.get(path);
    const broken =
      state.get(path) === 'open' ? 'import cycle not allowed' : `package ${path} is not in your files`;
    if (!unit || state.get(path) === 'open') {
      if (at) faults.push({ ...at, message: broken });
      return;
    }
    state.set(path, 'open');
    for (const imported of new Set(unit.imports)) visit(imported);
    state.set(path, 'done');
    sorted.push(unit);
  };
  for (const root of roots.reverse()) visit(root);
  return { units: sorted, faults };
}

/** The unit that a test is compiled into. */
export function unitPathOf(test: { file: string; package: string }, module: string): string {
  return pathOf(module, folderOf(test.file)) + (test.package.endsWith('_test') ? '_test' : '');
}
