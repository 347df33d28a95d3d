import { useEffect, useReducer } from 'react';
import type { Extras } from '../pipeline/render-tree';
import type { ExtraName } from '../pipeline/syntax';
import { loadExtras, loadedExtras } from './extras';

const NONE: ReadonlySet<ExtraName> = new Set();

/**
 * What a text needs beyond the basics; null while it loads. What can't be loaded is left out: the text is then readable,
 * with its HTML and formulas as they were written.
 */
export function useExtras(needs: ReadonlySet<ExtraName> = NONE): Extras | null {
  const [hasFailed, settle] = useReducer((_: boolean, failed: boolean) => failed, false);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const extras = loadedExtras(needs);
  const isMissing = extras === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    settle(false);
    loadExtras(needs).then(
      () => isCurrent && render(),
      () => isCurrent && settle(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [needs, isMissing]);
  return extras ?? (hasFailed ? {} : null);
}
