import { expect, test } from 'vitest';
import { formatProblems } from '../problem';
import { readContent } from '../read-content';
import { ContentFixture } from './content-fixture';

/** A change to the small content, and how the line of the problem begins that it must cause. */
export type Fault = [name: string, change: (content: ContentFixture) => void, problem: string];

export const lessonYaml = (folder: string) => `${folder}/lesson.yaml`;

/** The problems of the small content after a change, one line each. */
export function problemsAfter(change: (content: ContentFixture) => void): string[] {
  using fixture = new ContentFixture();
  change(fixture);
  const { problems } = readContent(fixture.root);
  return problems.length === 0 ? [] : formatProblems(problems).split('\n');
}

export function testFaults(faults: readonly Fault[]): void {
  test.each(faults)('%s is reported with its file and line', (_name, change, problem) => {
    const problems = problemsAfter(change);
    expect(
      problems.some((line) => line.startsWith(problem)),
      problems.join('\n'),
    ).toBe(true);
  });
}
