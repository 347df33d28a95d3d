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
export interface Mutation {
  /** From the top of the project. */
  file: string;
  /** The exact code that is the defense, which occurs once in the file, and what replaces it. */
  original: string;
  replacement: string;
}

/** One thing that blocks an attack. */
export interface Defence {
  name: string;
  /** More than one where each holds by itself, which is tested too. */
  mutations: readonly Mutation[];
  /** Attacks that succeed without it: names in the corpus, or its own. */
  detectedBy: readonly (string | Attack)[];
  /** Ahead of the usual folders: for a defence that is compiled into a runtime. */
  runtimesFolder?: () => Promise<string>;
}

/** Makers of one language's defenses: mutations by their file in `folder`, attacks by their name after the language's. */
export const defencesOf = (language: Language, folder = `shared/runner/${language}`) => ({
  mutate: (file: string, original: string, replacement = ''): Mutation => ({
    file: `${folder}/${file}`,
    original,
    replacement,
  }),
  defence: (
    name: string,
    mutations: Mutation | readonly Mutation[],
    ...attacks: (string | Attack)[]
  ): Defence => ({
    name,
    mutations: [mutations].flat(),
    detectedBy: attacks.map((attack) => (typeof attack === 'string' ? `${language}: ${attack}` : attack)),
  }),
});

/** Applies a mutation while the runner is bundled; fails unless its code occurs exactly once. */
function mutating({ file, original, replacement }: Mutation): Plugin {
  let isFound = false;
  return {
    name: 'mutating',
    enforce: 'pre',
    transform(source, id) {
      if (relative(ROOT, id.split('?')[0]!) !== file) return;
      isFound = true;
      const parts = source.split(original);
      if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times in ${file}: ${original}`);
      return { code: parts.join(replacement), map: null };
    },
    closeBundle() {
      if (!isFound) throw new Error(`${file} is not a part of the runner`);
    },
  };
}

/** A process of few languages starts in a fraction of the time. */
const knowing = (languages: readonly Language[]): Mutation => ({
  file: 'server/src/sandbox/process/main.ts',
  original: "languages.split(',')",
  replacement: `languages.split(',').filter((each) => ${JSON.stringify(languages)}.includes(each))`,
});

/** Uses a runner process that is bundled with these mutations. */
async function withRunner(
  { mutations, detectedBy, runtimesFolder }: Omit<Defence, 'name'>,
  use: (sandbox: SandboxRunner, attacks: readonly Attack[]) => Promise<void>,
): Promise<void> {
  const attacks = detectedBy.map((each) => (typeof each === 'string' ? attackNamed(each) : each));
  // What runs inside QuickJS isn't part of the runner's bundle, but of JavaScript's runtime.
  const inGuest = mutations.filter(({ file }) => file.startsWith(GUEST_FOLDER));
  const inHost = mutations.filter((each) => !inGuest.includes(each));
  const outFolder = mkdtempSync(join(tmpdir(), 'runner-test-'));
  try {
    const plugins = [...inHost, knowing(attacks.map(({ language }) => language))].map(mutating);
    const entry = await bundleRunner({ source: MAIN, outFolder, name: 'main', plugins });
    const runtimesFolders = [...(runtimesFolder ? [await runtimesFolder()] : []), ...RUNTIMES_FOLDERS];
    if (inGuest.length > 0) {
      await writeMutatedGuest(outFolder, inGuest.map(mutating));
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
export function expectMutantsKilled(defences: readonly Defence[], { timeoutMs = 90_000 } = {}): void {
  describe.each(defences)('$name', { timeout: timeoutMs }, (defence) => {
    const { mutations, detectedBy } = defence;
    test('is necessary', () => withRunner(defence, isWeak));

    for (const kept of mutations.length > 1 ? mutations : []) {
      const others = mutations.filter((each) => each !== kept);
      test(`holds by "${kept.original}" alone`, () => withRunner({ mutations: others, detectedBy }, holds));
    }
    // The corpus itself tries its attacks on the whole runner.
    if (detectedBy.some((attack) => typeof attack !== 'string'))
      test('holds', () => withRunner({ mutations: [], detectedBy }, holds));
  });
}
