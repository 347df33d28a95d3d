import type { LessonContent } from '@server/authoring/content-import/content';
import type { SourceFile } from '@shared/runner/runner';
import type { TextFault } from './markdown-faults';

/** A line that checks something, in any of the languages. */
const CHECKS = /\bassert|\bexpect\s*\(|\bt\.(?:Error|Fatal)|\bTEST_ASSERT|\bpytest\.raises/;
/** Shorter lines are alike everywhere. */
const MIN_CHARACTERS = 12;

/**
 * Lines of a lesson's text that come from a hidden test: one that checks something, or two in a row. What the learner sees
 * anyway, in the starter or in other tests, can be quoted.
 */
export function shownTests({ data }: Pick<LessonContent, 'data'>, prose: string): TextFault[] {
  const secret = secretLines(data);
  const calls = ('tests' in data ? (data.tests ?? []) : []).flatMap(({ call, hidden }) =>
    hidden ? [call] : [],
  );
  if (secret.size === 0 && calls.length === 0) return [];
  const text = prose.split('\n').map((line) => line.trim());
  const isSecret = (at: number) => secret.has(text[at] ?? '');
  const faults = text.flatMap((line, at) => {
    const call = calls.find(
      (each) => line.includes(each) && (CHECKS.test(line) || line.includes(`${each} ==`)),
    );
    if (call) return [{ line: at + 1, what: call }];
    if (!isSecret(at)) return [];
    return CHECKS.test(line) || isSecret(at - 1) || isSecret(at + 1)
      ? [{ line: at + 1, what: `tests/${secret.get(line)}` }]
      : [];
  });
  return faults
    .filter(({ line }, index) => faults[index - 1]?.line !== line - 1)
    .map(({ line, what }) => ({
      line,
      message: `shows the hidden test ${what}: give another example, or don’t hide the test`,
    }));
}

/** The lines that only hidden test files have, with the file's name. */
function secretLines(data: LessonContent['data']): ReadonlyMap<string, string> {
  const testFiles = 'testFiles' in data ? (data.testFiles ?? []) : [];
  const given = 'files' in data ? data.files : [];
  const seen = new Set([...given, ...testFiles.filter(({ isHidden }) => !isHidden)].flatMap(linesOf));
  return new Map(
    testFiles
      .filter(({ isHidden }) => isHidden)
      .flatMap((file) =>
        linesOf(file)
          .filter((line) => line.length >= MIN_CHARACTERS && !seen.has(line))
          .map((line) => [line, file.name] as const),
      ),
  );
}

const linesOf = ({ content }: Pick<SourceFile, 'content'>): string[] =>
  content.split('\n').map((line) => line.trim());
