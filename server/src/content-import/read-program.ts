import { CodeFiles, type ContentFile, type SolutionFile } from '@shared/content';
import { LANGUAGE_FACTS } from '@shared/runner/languages';
import type { Language } from '@shared/runner/runner';
import { z } from 'zod';
import type { ContentFiles } from './content-files';
import type { YamlFile } from './yaml-file';

const HasFiles = z.looseObject({ files: CodeFiles });

/** The starter and reference solution of a lesson with code, by the `files` of its lesson.yaml. */
export function readProgram(
  files: ContentFiles,
  yaml: YamlFile,
  folder: string,
  language: Language | undefined,
): { files: ContentFile[]; solutionFiles: SolutionFile[] } {
  const parsed = HasFiles.safeParse(yaml.data);
  // The lesson's schema reports a wrong or missing list; without it there is nothing to compare with.
  if (!parsed.success) return { files: [], solutionFiles: [] };
  const entries = parsed.data.files;
  const report = (index: number, message: string) =>
    files.problems.add(yaml.file, yaml.lineOf(['files', index]), message);

  const starter = new Map(readFolder(files, `${folder}/starter`));
  const solution = new Map(readFolder(files, `${folder}/solution`));
  for (const [index, { name }] of entries.entries())
    if (!starter.has(name)) report(index, `starter/${name} is listed and does not exist`);
  const extension = language && LANGUAGE_FACTS[language].extension;
  if (extension && !entries[0]!.name.endsWith(extension))
    report(0, `"files" must begin with the entry, a ${extension} file`);

  const listed = new Map(entries.map((entry) => [entry.name, entry]));
  for (const name of starter.keys())
    if (!listed.has(name))
      files.problems.add(`${folder}/starter/${name}`, 1, `is not listed under "files" in ${yaml.file}`);
  for (const [name, content] of solution) {
    const entry = listed.get(name);
    const file = `${folder}/solution/${name}`;
    if (!entry) files.problems.add(file, 1, `is not listed under "files" in ${yaml.file}`);
    else if (entry.readonly || entry.hidden)
      files.problems.add(file, 1, 'replaces a file that the learner cannot edit');
    else if (content === starter.get(name)) files.problems.add(file, 1, 'is the same as its starter file');
  }
  if (solution.size === 0)
    files.problems.add(yaml.file, 1, `the solution is missing: put its files in ${folder}/solution`);

  return {
    files: entries.map(({ name, readonly = false, hidden = false }) => ({
      name,
      content: starter.get(name) ?? '',
      isReadonly: readonly,
      isHidden: hidden,
    })),
    solutionFiles: [...solution].map(([name, content]) => ({ name, content })),
  };
}

function readFolder(files: ContentFiles, folder: string): [string, string][] {
  return files.filesBelow(folder).map((name) => [name, files.read(`${folder}/${name}`) ?? '']);
}
