import type { SourceFile } from '../../runner/runner';
import { messageProblems } from '../author-message';
import { type LessonFolder, unlistedIn } from '../lesson-folder';
import type { ContentFile, KnownMistake } from './program';

export const WRONG_FOLDER = 'wrong';
const MESSAGE_FILE = 'message.md';

/** Reads `wrong/<name>/`: for each known mistake every file that learners can edit, and `message.md`. */
export function readKnownMistakes(
  folder: LessonFolder,
  files: readonly ContentFile[],
): { knownMistakes?: KnownMistake[] } {
  const byName = groupByFolder(folder);
  if (byName.size === 0 || files.length === 0) return {};
  return {
    knownMistakes: [...byName].map(([name, texts]) => ({
      name,
      files: readFiles(folder, name, texts, files),
      message: readMessage(folder, name, texts),
    })),
  };
}

function groupByFolder(folder: LessonFolder): Map<string, Map<string, string>> {
  const byName = new Map<string, Map<string, string>>();
  for (const [path, content] of folder.filesIn(WRONG_FOLDER)) {
    const slash = path.indexOf('/');
    if (slash === -1) {
      folder.reportFile(
        `${WRONG_FOLDER}/${path}`,
        'belongs in a folder of its own, such as wrong/off-by-one/',
      );
      continue;
    }
    const name = path.slice(0, slash);
    const texts = byName.get(name) ?? new Map<string, string>();
    byName.set(name, texts.set(path.slice(slash + 1), content));
  }
  return byName;
}

function readFiles(
  folder: LessonFolder,
  name: string,
  texts: ReadonlyMap<string, string>,
  files: readonly ContentFile[],
): SourceFile[] {
  const editable = files.filter(({ isReadonly, isHidden }) => !isReadonly && !isHidden);
  for (const path of texts.keys()) {
    if (path === MESSAGE_FILE || editable.some((file) => file.name === path)) continue;
    const isListed = files.some((file) => file.name === path);
    const message = isListed ? 'replaces a file that the learner cannot edit' : unlistedIn(folder, 'files');
    folder.reportFile(`${WRONG_FOLDER}/${name}/${path}`, message);
  }
  return editable.map((file) => {
    const content = texts.get(file.name);
    if (content === undefined)
      folder.reportFile(
        `${WRONG_FOLDER}/${name}/${file.name}`,
        'is missing: a known mistake has every file that learners can edit',
      );
    return { name: file.name, content: content ?? '' };
  });
}

function readMessage(folder: LessonFolder, name: string, texts: ReadonlyMap<string, string>): string {
  const file = `${WRONG_FOLDER}/${name}/${MESSAGE_FILE}`;
  const text = texts.get(MESSAGE_FILE);
  if (text === undefined)
    folder.reportFile(file, 'is missing: it says what to tell a learner who wrote this');
  else for (const { line, problem } of messageProblems(text)) folder.reportFile(file, problem, line);
  return (text ?? '').trim();
}
