import type { Language } from '@shared/runner/languages';
import { AsyncState } from '@web/stores';
import { useMemo } from 'react';
import { type Example, loadExamples } from './examples';

/** A language's examples, while they load and after. */
export function useExamples(language: Language): AsyncState<readonly Example[]> {
  return useMemo(() => new AsyncState(() => loadExamples(language)), [language]);
}
