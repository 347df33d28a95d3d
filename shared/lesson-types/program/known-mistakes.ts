import type { SourceFile } from '../../runner/runner';
import { type LessonFolder, unlistedIn } from '../lesson-folder';
import type { ContentFile, KnownMistake } from './program';

export const WRONG_FOLDER = 'wrong';
const MESSAGE_FILE = 'message.md';
const MAX_MESSAGE_LENGTH = 400;

/** Headings, lists, quotes, fences, callouts and tables: more than a message of a few sentences needs. */
const BLOCK = /^\s{0,3}(#{1,6}(\s|$)|[-*+]\s|\d+[.)]\s|>|`{3}|~{3}|:::|\||={3,}\s*$|-{3,}\s*$)/;

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
  const problem =
    text === undefined ? 'is missing: it says what to tell a learner who wrote this' : undefined;
  if (problem) folder.reportFile(file, problem);
  const message = (text ?? '').trim();
  if (text !== undefined && message === '') folder.reportFile(file, 'is empty');
  if (message.length > MAX_MESSAGE_LENGTH)
    folder.reportFile(file, `has ${message.length} characters; keep it below ${MAX_MESSAGE_LENGTH}`);
  const lines = (text ?? '').trimEnd().split('\n');
  for (const [index, line] of lines.entries())
    if (BLOCK.test(line))
      folder.reportFile(
        file,
        'may have no headings, lists or blocks: write one to three sentences',
        index + 1,
      );
  return message;
}
