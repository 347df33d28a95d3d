import { AMBIENT } from '@shared/runner/typescript/ambient';
import type { LanguageServiceDefaults } from 'monaco-editor/languages/features/typescript/register';

/** As the type checker of lessons has it: strict, the language's own library without a browser's. */
const OPTIONS = {
  allowNonTsExtensions: true,
  allowImportingTsExtensions: true,
  lib: ['lib.es2023.d.ts'],
  module: 99,
  moduleResolution: 2,
  noEmit: true,
  strict: true,
  target: 99,
};

/**
 * TypeScript is checked while it is written. JavaScript is not: its checker weighs megabytes, and a run tells the same.
 */
export function checkScripts(typescript: LanguageServiceDefaults, javascript: LanguageServiceDefaults): void {
  typescript.setCompilerOptions(OPTIONS);
  typescript.addExtraLib(AMBIENT, 'file:///ambient.d.ts');
  typescript.setEagerModelSync(true);
  javascript.setModeConfiguration({});
}
