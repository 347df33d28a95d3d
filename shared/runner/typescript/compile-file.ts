import { decode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';
import { typescript as ts } from 'monaco-editor/languages/features/typescript/lib/typescriptServices.js';
import type { SourceFile } from '../runner';

/** A file compiled by TypeScript itself, with its source map. */
export interface CompiledFile {
  file: SourceFile;
  mappings: SourceMapMappings;
}

const OPTIONS = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, sourceMap: true };

/** Compiles syntax that type stripping can't handle: namespaces and decorators. Throws `RangeError` for deep nesting. */
export function compileFile({ name, content }: SourceFile): CompiledFile {
  const { outputText, sourceMapText = '{"mappings":""}' } = ts.transpileModule(content, {
    fileName: name,
    compilerOptions: OPTIONS,
  });
  const { mappings } = JSON.parse(sourceMapText) as { mappings: string };
  return { file: { name, content: outputText }, mappings: decode(mappings) };
}
