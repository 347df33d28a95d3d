import type { JudgedBuild } from './build-judged';
import { SITES_A_FILE } from './compile-tests';
import { isWorkedOut } from './test-run';

/** Checks whose right side comes of the program's own doing, so that it could bend what it is measured by. */
export function openChecks({ sites, files }: JudgedBuild): { file: string; left: string; right: string }[] {
  return [...files].flatMap(([file, { stubbed }], index) =>
    [...sites]
      .filter(([id, site]) => Math.floor(id / SITES_A_FILE) === index && isWorkedOut(site))
      .filter(([id]) => !stubbed.sites.has(id))
      .map(([, { left, right }]) => ({ file, left, right })),
  );
}
