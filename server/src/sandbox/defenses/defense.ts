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

/** A code change, applied when the runner is bundled, that removes a defense. */
export interface Mutation {
  /** Path from the root of the project. */
  file: string;
  /** The exact code of the defense, which must occur once in the file, and its replacement. */
  original: string;
  replacement: string;
}

/** A defense that blocks attacks. */
export interface Defense {
  name: string;
  /** If there are several, each one blocks the attacks alone, which is tested too. */
  mutations: readonly Mutation[];
  /** Attacks that succeed without it: names in the corpus, or additional attacks. */
  detectedBy: readonly (string | Attack)[];
  /** Searched before the usual folders, for a defense that's compiled into a runtime. */
  runtimesFolder?: () => Promise<string>;
}

/** Helpers for one language: mutation files are relative to `folder`, attack names omit the language. */
export const defensesOf = (language: Language, folder = `shared/runner/${language}`) => ({
  mutate: (file: string, original: string, replacement = ''): Mutation => ({
    file: `${folder}/${file}`,
    original,
    replacement,
  }),
  defense: (
    name: string,
    mutations: Mutation | readonly Mutation[],
    ...attacks: (string | Attack)[]
  ): Defense => ({
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
      if (!isFound) throw new Error(`${file} is not part of the runner`);
    },
  };
}

/** Restricts the runner to the languages needed, because it then starts much faster. */
const withLanguages = (languages: readonly Language[]): Mutation => ({
  file: 'server/src/sandbox/process/main.ts',
  original: "languages.split(',')",
  replacement: `languages.split(',').filter((each) => ${JSON.stringify(languages)}.includes(each))`,
});

/** Starts a runner process that is bundled with these mutations. */
async function withRunner(
  { mutations, detectedBy, runtimesFolder }: Omit<Defense, 'name'>,
  use: (sandbox: SandboxRunner, attacks: readonly Attack[]) => Promise<void>,
): Promise<void> {
  const attacks = detectedBy.map((each) => (typeof each === 'string' ? attackNamed(each) : each));
  // Code that runs inside QuickJS is part of JavaScript's runtime, not of the runner's bundle.
  const inGuest = mutations.filter(({ file }) => file.startsWith(GUEST_FOLDER));
  const inHost = mutations.filter((each) => !inGuest.includes(each));
  const outFolder = mkdtempSync(join(tmpdir(), 'runner-test-'));
  try {
    const plugins = [...inHost, withLanguages(attacks.map(({ language }) => language))].map(mutating);
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

const assertVulnerable = async (sandbox: SandboxRunner, attacks: readonly Attack[]) => {
  for (const attack of attacks) {
    await assertUnharmed(sandbox, attack.language);
    await expect(assertHeld(sandbox, attack), attack.name).rejects.toThrow();
  }
};
const assertSafe = async (sandbox: SandboxRunner, attacks: readonly Attack[]) => {
  for (const attack of attacks) await assertHeld(sandbox, attack);
};

/**
 * Mutation tests: without the defense, a real runner process lets the attack through and the corpus detects it. A normal
 * program still works, which shows that only the defense is missing.
 */
export function expectMutantsKilled(defenses: readonly Defense[], { timeoutMs = 90_000 } = {}): void {
  describe.each(defenses)('$name', { timeout: timeoutMs }, (defense) => {
    const { mutations, detectedBy } = defense;
    test('is necessary', () => withRunner(defense, assertVulnerable));

    for (const kept of mutations.length > 1 ? mutations : []) {
      const others = mutations.filter((each) => each !== kept);
      test(`"${kept.original}" alone is enough`, () =>
        withRunner({ mutations: others, detectedBy }, assertSafe));
    }
    // The corpus tests already run their attacks on the unmodified runner.
    if (detectedBy.some((attack) => typeof attack !== 'string'))
      test('blocks the attack', () => withRunner({ mutations: [], detectedBy }, assertSafe));
  });
}
