/** The languages that programs can be written in. */
export const LANGUAGES = ['python', 'javascript', 'typescript', 'sql', 'c', 'go'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages that compile to WebAssembly; their programs can run where the compiler isn't available. */
export const COMPILED_LANGUAGES = ['c', 'go'] as const satisfies readonly Language[];
export type CompiledLanguage = (typeof COMPILED_LANGUAGES)[number];

export const isCompiledLanguage = (language: Language): language is CompiledLanguage =>
  (COMPILED_LANGUAGES as readonly Language[]).includes(language);

export interface LanguageFacts {
  /** Display name. */
  title: string;
  /** The default entry file. */
  entry: string;
  /** File extension of its sources. */
  extension: string;
}

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  python: { title: 'Python', entry: 'main.py', extension: '.py' },
  javascript: { title: 'JavaScript', entry: 'main.js', extension: '.js' },
  typescript: { title: 'TypeScript', entry: 'main.ts', extension: '.ts' },
  sql: { title: 'SQL', entry: 'main.sql', extension: '.sql' },
  c: { title: 'C', entry: 'main.c', extension: '.c' },
  go: { title: 'Go', entry: 'main.go', extension: '.go' },
};
