import { libFileMap } from 'monaco-editor/languages/features/typescript/lib/lib.js';
import { typescript } from 'monaco-editor/languages/features/typescript/lib/typescriptServices.js';

const OURS = /^lib\.(es5|es20(1\d|2[0-3])(\.(?!full)\w+)*|decorators(\.legacy)?)\.d\.ts$/;

/** Comments are for editors: the checker only reads the declarations. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\n\s*\n+/g, '\n');

/** The declaration files of ES2023 as UTF-8 JSON, by name, and the TypeScript version they belong to. */
export async function typeScriptLibraries(): Promise<{ version: string; json: Uint8Array }> {
  const entries = Object.entries(libFileMap).filter(([name]) => OURS.test(name));
  const texts = Object.fromEntries(entries.map(([name, text]) => [name, withoutComments(text)]));
  return { version: typescript.version, json: new TextEncoder().encode(JSON.stringify(texts)) };
}
