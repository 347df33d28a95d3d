import { REQUEST_LIMITS } from './limits';
import { LANGUAGES, RunRefused, type RunRequest, type SourceFile } from './runner';

const encoder = new TextEncoder();
const sizeOf = (text: string) => encoder.encode(text).length;
const hasControlCharacter = (text: string) => [...text].some((character) => character.charCodeAt(0) < 32);

/** Throws `RunRefused` with a user-facing message when a request can't be run. Every host calls it first. */
export function checkRunRequest(request: RunRequest): void {
  if (!(LANGUAGES as readonly string[]).includes(request.language)) {
    throw new RunRefused(
      `We can’t run "${request.language}" programs. Choose one of ${LANGUAGES.join(', ')}.`,
    );
  }
  checkFiles(request.files);
  if (sizeOf(request.stdin ?? '') > REQUEST_LIMITS.stdinBytes) {
    throw new RunRefused('The input is larger than 1 MB. Please shorten it.');
  }
  for (const [name, value] of Object.entries(request.limits ?? {})) {
    if (!Number.isFinite(value) || value <= 0)
      throw new RunRefused(`The limit ${name} must be greater than zero.`);
  }
}

function checkFiles(files: readonly SourceFile[]): void {
  if (files.length === 0) throw new RunRefused('There is no file to run. Add a file and try again.');
  if (files.length > REQUEST_LIMITS.files) {
    throw new RunRefused(
      `There are ${files.length} files, but a program can have at most ${REQUEST_LIMITS.files}.`,
    );
  }
  const seen = new Set<string>();
  for (const { name } of files) {
    checkName(name);
    if (seen.has(name)) throw new RunRefused(`Two files are named "${name}". Rename one of them.`);
    seen.add(name);
  }
  for (const name of seen) {
    const folder = [...seen].find((other) => other.startsWith(`${name}/`));
    if (folder)
      throw new RunRefused(
        `"${name}" can’t be both a file and the folder of "${folder}". Rename one of them.`,
      );
  }
  const total = files.reduce((sum, file) => sum + sizeOf(file.content), 0);
  if (total > REQUEST_LIMITS.sourceBytes) {
    throw new RunRefused('The files are larger than 1 MB in total. Shorten them and try again.');
  }
}

function checkName(name: string): void {
  if (name === '') throw new RunRefused('A file has no name. Name it, for example main.py.');
  if (sizeOf(name) > REQUEST_LIMITS.fileNameBytes) {
    throw new RunRefused(`The file name "${name.slice(0, 40)}…" is too long. Choose a shorter one.`);
  }
  if (hasControlCharacter(name)) throw new RunRefused('A file name contains an invalid character.');
  if (name.includes('\\')) throw new RunRefused(`Use / instead of \\ in the file name "${name}".`);
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) {
    throw new RunRefused(`The file name "${name}" must be relative, such as main.py.`);
  }
  if (name.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new RunRefused(`The file name "${name}" can’t contain ".", ".." or an empty part.`);
  }
}
