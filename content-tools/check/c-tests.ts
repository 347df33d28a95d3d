import type { LessonContent } from '@server/authoring/content-import/content';
import { solvedProgram } from '@shared/lesson-types';
import { loadC } from '@shared/runner/c/assets';
import { Compiler } from '@shared/runner/c/compiler';
import { buildJudged, openChecks } from '@shared/runner/c/judge';
import { DEFAULT_LIMITS } from '@shared/runner/limits';
import { ignoreTests } from '@shared/runner/protocol/tests-so-far';
import type { Language } from '@shared/runner/runner';
import { diskAssets } from '@shared/runner/testing/disk-assets';

let tools: Promise<{ compiler: Compiler; linker: Compiler }> | undefined;

async function startTools() {
  const assets = await loadC(diskAssets);
  return { compiler: new Compiler(assets), linker: new Compiler(assets) };
}

/**
 * Finds checks in a C lesson's test files that a program could bend, unless the lesson says that it has some. Only for
 * lessons whose solution passes.
 */
export async function cTestProblems({ data }: LessonContent, language: Language): Promise<string[]> {
  if (language !== 'c' || !('testFiles' in data) || !data.testFiles) return [];
  if (data.type === 'type_code_tests' && data.openChecks) return [];
  tools ??= startTools();
  const { memoryBytes } = DEFAULT_LIMITS.c;
  const build = buildJudged(await tools, solvedProgram(data), data.testFiles, memoryBytes, ignoreTests);
  if (!build.ok) return [];
  return openChecks(build).map(
    ({ file, left, right }) =>
      `tests/${file}: what "${left}" is compared with, "${right}", depends on what the program does, which could ` +
      'bend it: write the expected value itself, or openChecks: true in lesson.yaml',
  );
}
