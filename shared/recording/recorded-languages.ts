import type { Language } from '../runner/languages';

/** The languages whose programs can be recorded. */
export const RECORDED_LANGUAGES = [
  'python',
  'javascript',
  'typescript',
] as const satisfies readonly Language[];

export const isRecorded = (language: Language): boolean =>
  (RECORDED_LANGUAGES as readonly Language[]).includes(language);
