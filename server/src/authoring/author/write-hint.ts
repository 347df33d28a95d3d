import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FailureHint, formatHint, HINTS_FOLDER } from '@shared/lesson-types';

const MAX_NAME_LENGTH = 40;

/** Writes a hint into a lesson's folder, over the one that the failure has. Returns its path in that folder. */
export async function writeHint(lessonFolder: string, hint: FailureHint): Promise<string> {
  const base = nameFor(hint.when);
  for (let number = 1; ; number++) {
    const file = `${HINTS_FOLDER}/${number === 1 ? base : `${base}-${number}`}.md`;
    const path = join(lessonFolder, file);
    if (existsSync(path) && !readFileSync(path, 'utf8').startsWith(`when: ${hint.when}\n`)) continue;
    await mkdir(join(lessonFolder, HINTS_FOLDER), { recursive: true });
    await writeFile(path, formatHint(hint));
    return file;
  }
}

/** `test add(1, 2) returned: -1` gives `test-add-1-2-returned-1`. */
const nameFor = (when: string): string =>
  when
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-+|-+$/g, '') || 'hint';
