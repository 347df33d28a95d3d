/** The part of Monaco's bundled TypeScript compiler that we use; Monaco has no types for it. */
declare module 'monaco-editor/languages/features/typescript/lib/typescriptServices.js' {
  interface TypeScriptFile {
    readonly fileName: string;
    getLineAndCharacterOfPosition(position: number): { line: number; character: number };
  }
  interface MessageChain {
    messageText: string;
    next?: MessageChain[];
  }
  interface TypeScriptDiagnostic {
    readonly file?: TypeScriptFile;
    readonly start?: number;
    readonly category: number;
    readonly messageText: string | MessageChain;
  }
  interface TypeScriptProgram {
    getSourceFile(name: string): TypeScriptFile | undefined;
    getSyntacticDiagnostics(file: TypeScriptFile): readonly TypeScriptDiagnostic[];
    getSemanticDiagnostics(file: TypeScriptFile): readonly TypeScriptDiagnostic[];
  }
  export const typescript: {
    readonly version: string;
    createSourceFile(name: string, text: string, options: unknown, setParents: boolean): TypeScriptFile;
    createProgram(names: readonly string[], options: object, host: object): TypeScriptProgram;
    transpileModule(
      text: string,
      options: { fileName: string; compilerOptions: object },
    ): { outputText: string; sourceMapText?: string };
    readonly DiagnosticCategory: { Warning: number; Error: number };
    readonly ScriptTarget: { ES2023: number };
    readonly ModuleKind: { ESNext: number };
    readonly ModuleResolutionKind: { Bundler: number };
    readonly ModuleDetectionKind: { Force: number };
  };
}

declare module 'monaco-editor/languages/features/typescript/lib/lib.js' {
  /** The standard library's declaration files, by name. */
  export const libFileMap: Readonly<Record<string, string>>;
}
