import type { SourceFile } from '../runner';
import { asModule } from './as-module';
import { PACKAGES } from './test-packages';
import type { Translated } from './translated';

/** Converts a program and its tests to ES modules. `placeBefore` maps positions further back, to the learner's source. */
export function asModules(
  files: readonly SourceFile[],
  tests: readonly SourceFile[],
  placeBefore: NonNullable<Translated['placeIn']> = (_file, line, column) => ({ line, column }),
): Translated {
  const own = new Set(files.map(({ name }) => name));
  const all = new Set([...own, ...tests.map(({ name }) => name)]);
  const main = tests.length === 0 ? files[0]?.name : undefined;
  const program = files.map((file) => asModule(file, { names: own, packages: [], main }));
  const judged = tests.map((file) => asModule(file, { names: all, packages: PACKAGES }));
  const shifts = new Map([...program, ...judged].map(({ file, shift }) => [file.name, shift]));
  return {
    files: program.map(({ file }) => file),
    tests: judged.map(({ file }) => file),
    placeIn: (name, line, column) => {
      const shift = line === 1 ? (shifts.get(name) ?? 0) : 0;
      return placeBefore(name, line, Math.max(1, column - shift));
    },
  };
}
