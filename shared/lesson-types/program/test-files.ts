import { z } from 'zod';
import { filePath, refuseRepeats } from '../../content/fields';
import type { TestFile } from '../../grading';
import type { LessonFolder } from '../lesson-folder';
import { CodeFiles } from './program';

/** A file of tests in the style of the lesson's language, such as unittest or Go's testing. */
const TestFileEntry = z
  .strictObject({
    name: filePath.describe('The path below tests/.'),
    hidden: z.boolean().optional().describe('Runs at submit only; the learner never sees it.'),
  })
  .describe('One file of tests.');

/** The files in tests/, in the order of their results. */
export const TestFiles = z
  .array(TestFileEntry)
  .min(1, { error: 'must list at least one file' })
  .superRefine((files, context) =>
    refuseRepeats(
      files.map((file) => file.name.toLowerCase()),
      context,
    ),
  )
  .describe('The files in tests/, in the language’s own idiom.');

const HasTestFiles = z.looseObject({ testFiles: TestFiles, files: CodeFiles });

/** The files of tests/, by the `testFiles` of lesson.yaml; nothing if it lists none. */
export function readTestFiles(folder: LessonFolder): { testFiles?: TestFile[] } {
  const tests = folder.filesIn('tests');
  const parsed = HasTestFiles.safeParse(folder.fields);
  // The lesson's schema reports a wrong list; without it there is nothing to compare with.
  const entries = parsed.success ? parsed.data.testFiles : [];
  const program = new Set(parsed.success ? parsed.data.files.map(({ name }) => name) : []);
  for (const [index, { name }] of entries.entries()) {
    const report = (message: string) => folder.reportField(['testFiles', index], message);
    if (!tests.has(name)) report(`tests/${name} is listed and does not exist`);
    if (program.has(name)) report(`${name} is a file of the program: give the tests another name`);
  }
  const listed = new Set(entries.map(({ name }) => name));
  for (const name of tests.keys())
    if (!listed.has(name))
      folder.reportFile(`tests/${name}`, `is not listed under "testFiles" in ${folder.path}/lesson.yaml`);
  if (entries.length === 0) return {};
  return {
    testFiles: entries.map(({ name, hidden = false }) => ({
      name,
      content: tests.get(name) ?? '',
      isHidden: hidden,
    })),
  };
}
