import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { GUEST_FOLDER, writeMutatedGuest } from '@shared/runner/javascript/testing/mutated-guest';
import type { Language } from '@shared/runner/languages';
import type { Attack } from '@shared/runner/testing/attacks/attack';
import { attackNamed } from '@shared/runner/testing/attacks/corpus';
import { assertUnharmed } from '@shared/runner/testing/attacks/honest';
import { assertHeld } from '@shared/runner/testing/attacks/outcome';
import type { Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { bundleRunner } from '../process/bundle';
import { SandboxRunner } from '../sandbox-runner';
import { MAIN, RUNTIMES_FOLDERS } from '../testing/harness';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** A change that removes a defense from the runner while it is bundled. */
export interface Cut {
  /** From the top of the project. */
  file: string;
  /** The exact code that is the defense, which occurs once in the file, and what replaces it. */
  code: string;
  without: string;
}

/** One thing that blocks an attack. */
export interface Defence {
  name: string;
  /** More than one where each holds by itself, which is tested too. */
  cuts: readonly Cut[];
  /** Attacks that succeed without it: names in the corpus, or its own. */
  lets: readonly (string | Attack)[];
  /** Ahead of the usual folders: for a defence that is compiled into a runtime. */
  runtimesFolder?: () => Promise<string>;
}

/** Makers of one language's defenses: cuts by their file in `folder`, attacks by their name after the language's. */
export const defencesOf = (language: Language, folder = `shared/runner/${language}`) => ({
  cut: (file: string, code: string, without = ''): Cut => ({ file: `${folder}/${file}`, code, without }),
  defence: (name: string, cuts: Cut | readonly Cut[], ...attacks: (string | Attack)[]): Defence => ({
    name,
    cuts: [cuts].flat(),
    lets: attacks.map((attack) => (typeof attack === 'string' ? `${language}: ${attack}` : attack)),
  }),
});

/** Applies a cut while the runner is bundled; fails unless its code occurs exactly once. */
function cutOut({ file, code, without }: Cut): Plugin {
  let isFound = false;
  return {
    name: 'cut-out',
    enforce: 'pre',
    transform(source, id) {
      if (relative(ROOT, id.split('?')[0]!) !== file) return;
      isFound = true;
      const parts = source.split(code);
      if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times in ${file}: ${code}`);
      return { code: parts.join(without), map: null };
    },
    closeBundle() {
      if (!isFound) throw new Error(`${file} is not a part of the runner`);
    },
  };
}

/** A process of few languages starts in a fraction of the time. */
const knowing = (languages: readonly Language[]): Cut => ({
  file: 'server/src/sandbox/process/main.ts',
  code: "languages.split(',')",
  without: `languages.split(',').filter((each) => ${JSON.stringify(languages)}.includes(each))`,
});

/** Uses a runner process that is bundled with these cuts. */
async function withRunner(
  { cuts, lets, runtimesFolder }: Omit<Defence, 'name'>,
  use: (sandbox: SandboxRunner, attacks: readonly Attack[]) => Promise<void>,
): Promise<void> {
  const attacks = lets.map((each) => (typeof each === 'string' ? attackNamed(each) : each));
  // What runs inside QuickJS isn't part of the runner's bundle, but of JavaScript's runtime.
  const inGuest = cuts.filter(({ file }) => file.startsWith(GUEST_FOLDER));
  const inHost = cuts.filter((cut) => !inGuest.includes(cut));
  const outFolder = mkdtempSync(join(tmpdir(), 'runner-test-'));
  try {
    const plugins = [...inHost, knowing(attacks.map(({ language }) => language))].map(cutOut);
    const entry = await bundleRunner({ source: MAIN, outFolder, name: 'main', plugins });
    const runtimesFolders = [...(runtimesFolder ? [await runtimesFolder()] : []), ...RUNTIMES_FOLDERS];
    if (inGuest.length > 0) {
      await writeMutatedGuest(outFolder, inGuest.map(cutOut));
      runtimesFolders.unshift(outFolder);
    }
    const sandbox = await SandboxRunner.start({ runtimesFolders, entry, concurrency: 1, spares: 0 });
    try {
      await use(sandbox, attacks);
    } finally {
      await sandbox.close(0);
    }
  } finally {
    rmSync(outFolder, { recursive: true, force: true });
  }
}

const isWeak = async (sandbox: SandboxRunner, attacks: readonly Attack[]) => {
  for (const attack of attacks) {
    await assertUnharmed(sandbox, attack.language);
    await expect(assertHeld(sandbox, attack), attack.name).rejects.toThrow();
  }
};
const holds = async (sandbox: SandboxRunner, attacks: readonly Attack[]) => {
  for (const attack of attacks) await assertHeld(sandbox, attack);
};

/**
 * Mutation tests of the corpus: a real runner process without one defense lets an attack through, and the corpus
 * notices. An honest program still runs there, so that only the defense is missing.
 */
export function showNecessary(defences: readonly Defence[], { timeoutMs = 90_000 } = {}): void {
  describe.each(defences)('$name', { timeout: timeoutMs }, (defence) => {
    const { cuts, lets } = defence;
    test('is necessary', () => withRunner(defence, isWeak));

    for (const kept of cuts.length > 1 ? cuts : []) {
      const others = cuts.filter((cut) => cut !== kept);
      test(`holds by "${kept.code}" alone`, () => withRunner({ cuts: others, lets }, holds));
    }
    // The corpus itself tries its attacks on the whole runner.
    if (lets.some((attack) => typeof attack !== 'string'))
      test('holds', () => withRunner({ cuts: [], lets }, holds));
  });
}
