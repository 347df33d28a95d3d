import type { Diagnostic } from '../runner';
import { asDiagnostic, type Inspection } from './inspection';
import { JUDGE_PACKAGE } from './packages';

/** A package of a program: the files in one folder. */
export interface Unit {
  /** Import path; `main` for the entry's package in a plain run. */
  path: string;
  /** Name in the package clause of its first file. */
  name: string;
  files: string[];
  /** Paths of the units that it imports. */
  imports: string[];
}

export interface Program {
  /** Sorted so that a package comes after its imports. */
  units: Unit[];
  faults: Diagnostic[];
}

const folderOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('/')));
const pathOf = (module: string, folder: string) => (folder === '' ? module : `${module}/${folder}`);

export const isTestFile = (name: string) => name.endsWith('_test.go');

/** Path prefix for test packages named `x_test`. No learner's folder can have this path. */
const OUTSIDE = `${JUDGE_PACKAGE}/outside/`;

/**
 * Groups a program's files into packages: those at `roots`, and the packages of its own module that they import. Files
 * outside these packages are left out. Test files of a package `x_test` form a separate unit.
 */
export function packagesOf(found: Inspection, roots: readonly string[], module: string): Program {
  const units = new Map<string, Unit>();
  const faults: Diagnostic[] = [];
  const locations = new Map<string, Diagnostic>();
  for (const file of found.files) {
    const path = isTestFile(file.name)
      ? unitPathOf({ file: file.name, package: file.package }, module)
      : packagePathOf(file.name, module);
    const unit = units.get(path) ?? { path, name: file.package, files: [], imports: [] };
    units.set(path, unit);
    unit.files.push(file.name);
    for (const { path: imported, at } of file.local) {
      unit.imports.push(imported);
      if (!isTestFile(file.name)) locations.set(imported, asDiagnostic(at));
    }
  }
  const sorted: Unit[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (path: string): void => {
    if (state.get(path) === 'done') return;
    const unit = units.get(path);
    const at = locations.get(path);
    const message =
      state.get(path) === 'open' ? 'import cycle not allowed' : `package ${path} is not in your files`;
    if (!unit || state.get(path) === 'open') {
      if (at) faults.push({ ...at, message });
      return;
    }
    state.set(path, 'open');
    for (const imported of new Set(unit.imports)) visit(imported);
    state.set(path, 'done');
    sorted.push(unit);
  };
  for (const root of roots) visit(root);
  return { units: sorted, faults };
}

/** Path of the package that a file belongs to. */
export const packagePathOf = (file: string, module: string): string => pathOf(module, folderOf(file));

/** Path of the unit that a test file is compiled into. */
export function unitPathOf(test: { file: string; package: string }, module: string): string {
  const path = packagePathOf(test.file, module);
  return test.package.endsWith('_test') ? OUTSIDE + path : path;
}
