import { runText } from '../texts/runs';
import { REQUEST_LIMITS } from './limits';
import { LANGUAGES, RunRefused, type RunRequest, type SourceFile } from './runner';

const encoder = new TextEncoder();
const sizeOf = (text: string) => encoder.encode(text).length;
const hasControlCharacter = (text: string) => [...text].some((character) => character.charCodeAt(0) < 32);

/** Throws `RunRefused` with a user-facing message when a request can't be run. Every host calls it first. */
export function checkRunRequest(request: RunRequest): void {
  if (!(LANGUAGES as readonly string[]).includes(request.language)) {
    throw new RunRefused(
      runText('run.unknown-language', { language: request.language, languages: LANGUAGES.join(', ') }),
    );
  }
  checkFiles(request.files);
  if (sizeOf(request.stdin ?? '') > REQUEST_LIMITS.stdinBytes) {
    throw new RunRefused(runText('run.input-too-large'));
  }
  for (const [name, value] of Object.entries(request.limits ?? {})) {
    if (!Number.isFinite(value) || value <= 0) throw new RunRefused(runText('run.bad-limit', { name }));
  }
}

function checkFiles(files: readonly SourceFile[]): void {
  if (files.length === 0) throw new RunRefused(runText('run.no-files'));
  if (files.length > REQUEST_LIMITS.files) {
    throw new RunRefused(runText('run.too-many-files', { count: files.length, max: REQUEST_LIMITS.files }));
  }
  const seen = new Set<string>();
  for (const { name } of files) {
    checkName(name);
    if (seen.has(name)) throw new RunRefused(runText('run.same-name', { name }));
    seen.add(name);
  }
  for (const name of seen) {
    const folder = [...seen].find((other) => other.startsWith(`${name}/`));
    if (folder) throw new RunRefused(runText('run.file-and-folder', { name, folder }));
  }
  const total = files.reduce((sum, file) => sum + sizeOf(file.content), 0);
  if (total > REQUEST_LIMITS.sourceBytes) {
    throw new RunRefused(runText('run.files-too-large'));
  }
}

function checkName(name: string): void {
  if (name === '') throw new RunRefused(runText('run.no-name'));
  if (sizeOf(name) > REQUEST_LIMITS.fileNameBytes) {
    throw new RunRefused(runText('run.long-name', { name: name.slice(0, 40) }));
  }
  if (hasControlCharacter(name)) throw new RunRefused(runText('run.bad-character'));
  if (name.includes('\\')) throw new RunRefused(runText('run.backslash', { name }));
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) {
    throw new RunRefused(runText('run.absolute-name', { name }));
  }
  if (name.split('/').some((part) => part === '' || part === '.' || part === '..')) {
    throw new RunRefused(runText('run.dots-in-name', { name }));
  }
}
