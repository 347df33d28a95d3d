import { z } from 'zod';
import { LANGUAGE_FACTS } from '../../runner/languages';
import type { LessonFolder } from '../lesson-folder';
import { CodeFiles, type Program } from './program';

const HasFiles = z.looseObject({ files: CodeFiles });

/** The starter and reference solution of a lesson with code, by the `files` of its lesson.yaml. */
export function readProgram(folder: LessonFolder): Program {
  const parsed = HasFiles.safeParse(folder.fields);
  // The lesson's schema reports a wrong or missing list; without it there is nothing to compare with.
  if (!parsed.success) return { files: [], solutionFiles: [] };
  const entries = parsed.data.files;
  const report = (index: number, message: string) => folder.reportField(['files', index], message);
  const unlisted = `is not listed under "files" in ${folder.path}/lesson.yaml`;

  const starter = folder.filesIn('starter');
  const solution = folder.filesIn('solution');
  for (const [index, { name }] of entries.entries())
    if (!starter.has(name)) report(index, `starter/${name} is listed and does not exist`);
  const extension = folder.language && LANGUAGE_FACTS[folder.language].extension;
  if (extension && !entries[0]!.name.endsWith(extension))
    report(0, `"files" must begin with the entry, a ${extension} file`);

  const listed = new Map(entries.map((entry) => [entry.name, entry]));
  for (const name of starter.keys()) if (!listed.has(name)) folder.reportFile(`starter/${name}`, unlisted);
  for (const [name, content] of solution) {
    const entry = listed.get(name);
    const problem = (message: string) => folder.reportFile(`solution/${name}`, message);
    if (!entry) problem(unlisted);
    else if (entry.readonly || entry.hidden) problem('replaces a file that the learner cannot edit');
    else if (content === starter.get(name)) problem('is the same as its starter file');
  }
  if (solution.size === 0)
    folder.reportFile('lesson.yaml', `the solution is missing: put its files in ${folder.path}/solution`);

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
