import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleRunner } from '../process/bundle';
import { type Cut, cutOut } from './defence';

type Host = typeof import('./host');

/** Stands in a cut's `without` for whether the defence is away. */
const AWAY = 'AWAY';
const away = new Set<number>();
Object.assign(globalThis, { defencesAway: away });

/** A condition, as in `if (…)`, that nothing meets any more. */
export const condition = (file: string, code: string): Cut => ({
  file,
  code,
  without: `!${AWAY} && (${code})`,
});

/** A statement that is not done any more. */
export const statement = (file: string, code: string): Cut => ({
  file,
  code,
  without: `if (!${AWAY}) { ${code} }`,
});

/** The server's side of its runners, built once so that each of its defences can be switched off by itself. */
export class WeakHost {
  private constructor(
    readonly host: Host,
    private readonly cuts: readonly Cut[],
  ) {}

  static async build(cuts: readonly Cut[]): Promise<WeakHost> {
    const outFolder = mkdtempSync(join(tmpdir(), 'weak-host-'));
    try {
      const plugins = cuts.map((cut, index) =>
        cutOut({ ...cut, without: cut.without.replaceAll(AWAY, `globalThis.defencesAway.has(${index})`) }),
      );
      const source = join(import.meta.dirname, 'host.ts');
      const path = await bundleRunner({ source, outFolder, name: 'host', plugins });
      return new WeakHost((await import(pathToFileURL(path).href)) as Host, cuts);
    } finally {
      rmSync(outFolder, { recursive: true });
    }
  }

  /** Does something while these defences are away. */
  async without<T>(cuts: readonly Cut[], use: (host: Host) => Promise<T> | T): Promise<T> {
    for (const cut of cuts) away.add(this.cuts.indexOf(cut));
    try {
      return await use(this.host);
    } finally {
      away.clear();
    }
  }
}
