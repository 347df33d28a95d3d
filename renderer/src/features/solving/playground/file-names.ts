import { t } from '@lingui/core/macro';
import { checkRunRequest } from '@shared/runner/check-request';
import { LANGUAGE_FACTS, type Language } from '@shared/runner/languages';
import { RunRefused, type SourceFile } from '@shared/runner/runner';

/** The other extension that a language's programs can use. */
const OTHER_ENDINGS: Partial<Record<Language, string>> = {
  c: '.h',
  javascript: '.mjs',
  typescript: '.js',
};
const DATA_ENDINGS = ['.txt', '.csv', '.json', '.md'];

/** Why a file can't have this name, as a user-facing text; null if it can. */
export function nameProblem(language: Language, name: string, others: readonly SourceFile[]): string | null {
  const { extension, title } = LANGUAGE_FACTS[language];
  const other = OTHER_ENDINGS[language];
  const endings = [extension, ...(other ? [other] : []), ...DATA_ENDINGS];
  if (name.trim() === '') return t`Name the file, for example helper${extension}.`;
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending) && name.length > ending.length))
    return other
      ? t`File names in a ${title} program end in ${extension} or ${other}, or in a data format such as .txt.`
      : t`File names in a ${title} program end in ${extension}, or in a data format such as .txt.`;
  try {
    checkRunRequest({ language, files: [...others, { name, content: '' }] });
    return null;
  } catch (error) {
    if (error instanceof RunRefused) return error.message;
    throw error;
  }
}

/** An unused name for the next file: helper.py, helper2.py, … */
export function freeName(language: Language, files: readonly SourceFile[]): string {
  const { extension } = LANGUAGE_FACTS[language];
  for (let number = 1; ; number++) {
    const name = `helper${number === 1 ? '' : number}${extension}`;
    if (!files.some((file) => file.name === name)) return name;
  }
}
