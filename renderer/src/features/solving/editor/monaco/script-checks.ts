import { AMBIENT } from '@shared/runner/typescript/ambient';
import type { LanguageServiceDefaults } from 'monaco-editor/languages/features/typescript/register';

/** Same options as the lessons' type checker: strict, standard library only, no DOM. */
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
 * Checks TypeScript as you type. JavaScript isn't checked: the checker takes megabytes, and running the program finds
 * the same errors.
 */
export function checkScripts(typescript: LanguageServiceDefaults, javascript: LanguageServiceDefaults): void {
  typescript.setCompilerOptions(OPTIONS);
  typescript.addExtraLib(AMBIENT, 'file:///ambient.d.ts');
  typescript.setEagerModelSync(true);
  javascript.setModeConfiguration({});
}
