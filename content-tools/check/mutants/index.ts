import type { Language } from '@shared/runner/languages';
import { cMutants, goMutants, javascriptMutants } from './braces';
import type { MakeMutants } from './mutant';
import { pythonMutants } from './python';
import { sqlMutants } from './sql';

/** The mutants of each language. */
export const MUTATORS: Readonly<Record<Language, MakeMutants>> = {
  python: pythonMutants,
  javascript: javascriptMutants,
  typescript: javascriptMutants,
  go: goMutants,
  c: cMutants,
  sql: sqlMutants,
};
