import { CodeFiles, type ContentTestFile, TestFiles } from '@shared/content';
import { z } from 'zod';
import type { ContentFiles } from './content-files';
import type { YamlFile } from './yaml-file';

const HasTestFiles = z.looseObject({ testFiles: TestFiles, files: CodeFiles });

/** The files of tests/, by the `testFiles` of a lesson.yaml; undefined if it lists none. */
export function readTests(
  files: ContentFiles,
  yaml: YamlFile,
  folder: string,
): ContentTestFile[] | undefined {
  const tests = new Map(
    files.filesBelow(`${folder}/tests`).map((name) => [name, files.read(`${folder}/tests/${name}`) ?? '']),
  );
  const parsed = HasTestFiles.safeParse(yaml.data);
  // The lesson's schema reports a wrong list; without it there is nothing to compare with.
  const entries = parsed.success ? parsed.data.testFiles : [];
  const program = new Set(parsed.success ? parsed.data.files.map(({ name }) => name) : []);
  for (const [index, { name }] of entries.entries()) {
    const report = (message: string) =>
      files.problems.add(yaml.file, yaml.lineOf(['testFiles', index]), message);
    if (!tests.has(name)) report(`tests/${name} is listed and does not exist`);
    if (program.has(name)) report(`${name} is a file of the program: give the tests another name`);
  }
  const listed = new Set(entries.map(({ name }) => name));
  for (const name of tests.keys())
    if (!listed.has(name))
      files.problems.add(`${folder}/tests/${name}`, 1, `is not listed under "testFiles" in ${yaml.file}`);
  if (entries.length === 0) return undefined;
  return entries.map(({ name, hidden = false }) => ({
    name,
    content: tests.get(name) ?? '',
    isHidden: hidden,
  }));
}
