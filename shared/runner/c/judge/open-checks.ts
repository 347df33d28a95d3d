import type { JudgedBuild } from './build-judged';
import { SITES_A_FILE } from './compile-tests';
import { isComputed } from './test-run';

/** Checks whose expected value depends on the program, which could manipulate it. */
export function openChecks({ sites, files }: JudgedBuild): { file: string; left: string; right: string }[] {
  return [...files].flatMap(([file, { stubbed }], index) =>
    [...sites]
      .filter(([id, site]) => Math.floor(id / SITES_A_FILE) === index && isComputed(site))
      .filter(([id]) => !stubbed.sites.has(id))
      .map(([, { left, right }]) => ({ file, left, right })),
  );
}
