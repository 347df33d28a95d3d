import { z } from 'zod';
import { fileList, filePath } from '../../content/fields';
import type { TestFile } from '../../grading';
import { type LessonFolder, readListed } from '../lesson-folder';
import { CodeFiles } from './program';

/** A file of tests in the style of the lesson's language, such as unittest or Go's testing. */
const TestFileEntry = z
  .strictObject({
    name: filePath.describe('The path below tests/.'),
    hidden: z.boolean().optional().describe('Runs at submit only; the learner never sees it.'),
  })
  .describe('One file of tests.');

/** The files in tests/, in the order of their results. */
export const TestFiles = fileList(TestFileEntry).describe(
  'The files in tests/, in the language’s own idiom.',
);

const HasTestFiles = z.looseObject({ testFiles: TestFiles, files: CodeFiles });

/** The files of tests/, by the `testFiles` of lesson.yaml; nothing if it lists none. */
export function readTestFiles(folder: LessonFolder): { testFiles?: TestFile[] } {
  // The lesson's schema reports a wrong list; without it there is nothing to compare with.
  const { testFiles: entries = [], files = [] } = HasTestFiles.safeParse(folder.fields).data ?? {};
  const tests = readListed(folder, 'tests', 'testFiles', entries);
  for (const [index, { name }] of entries.entries())
    if (files.some((file) => file.name === name))
      folder.reportField(
        ['testFiles', index],
        `${name} is a file of the program: give the tests another name`,
      );
  if (entries.length === 0) return {};
  return {
    testFiles: entries.map(({ name, hidden: isHidden = false }) => ({
      name,
      content: tests.get(name) ?? '',
      isHidden,
    })),
  };
}
