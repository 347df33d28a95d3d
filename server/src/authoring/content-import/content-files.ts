import { closeSync, type Dirent, fstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText, ProblemList } from './problem';
import type { TranslationState } from './translations/made-from';
import { YamlFile } from './yaml-file';

/** Files that editors, systems and interpreters leave behind. */
const isLeftover = (name: string) => name.startsWith('.') || name.endsWith('~') || name === '__pycache__';

/** As much as all files of a program may have together. */
const MAX_TEXT_BYTES = 1024 * 1024;

/** The files of a content folder, by relative path, and the problems found in them. Never follows symbolic links. */
export class ContentFiles {
  readonly #listings = new Map<string, Dirent[] | undefined>();
  /** What an author should know; it breaks nothing. */
  readonly warnings = new ProblemList();
  /** Every translation that could be read. */
  readonly translations: TranslationState[] = [];

  constructor(
    readonly root: string,
    readonly problems = new ProblemList(),
  ) {}

  /** The entries of a folder, sorted; undefined if the folder doesn't exist. Each folder is read only once. */
  list(folder: string): Dirent[] | undefined {
    if (!this.#listings.has(folder)) this.#listings.set(folder, this.#readFolder(folder));
    return this.#listings.get(folder);
  }

  #readFolder(folder: string): Dirent[] | undefined {
    const parent = this.#listings.get(folder.slice(0, Math.max(0, folder.lastIndexOf('/'))));
    // Most lessons lack some of the folders that they may have: what isn't listed needs no look at the disk.
    if (parent && !parent.some((entry) => entry.isDirectory() && folder.endsWith(`/${entry.name}`)))
      return undefined;
    let entries: Dirent[];
    try {
      entries = readdirSync(join(this.root, folder), { withFileTypes: true });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
    return entries
      .filter((entry) => !isLeftover(entry.name) && this.#isPlain(folder, entry))
      .toSorted((a, b) => compareText(a.name, b.name));
  }

  /** Links could lead out of the content or in circles, and a pipe never ends. */
  #isPlain(folder: string, entry: Dirent): boolean {
    if (entry.isFile() || entry.isDirectory()) return true;
    const kind = entry.isSymbolicLink() ? 'a symbolic link' : 'no regular file';
    this.problems.add(`${folder}/${entry.name}`, 1, `is ${kind}; put a copy of the file here`);
    return false;
  }

  folders(folder: string): string[] {
    return (this.list(folder) ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  /** The relative paths of all files in a folder and below it. */
  filesBelow(folder: string): string[] {
    return (this.list(folder) ?? []).flatMap((entry) =>
      entry.isDirectory()
        ? this.filesBelow(`${folder}/${entry.name}`).map((name) => `${entry.name}/${name}`)
        : [entry.name],
    );
  }

  /** Whether a folder that has been listed contains this file. */
  has(file: string): boolean {
    const folder = file.slice(0, file.lastIndexOf('/'));
    this.list(folder);
    return this.#isListed(folder, file);
  }

  /** A file's text with `\n` line ends, whatever system it was written on; undefined if there is none. */
  read(file: string): string | undefined {
    const folder = file.slice(0, file.lastIndexOf('/'));
    // A file that the folder's listing lacks is missing, or was reported there.
    if (this.#listings.has(folder) && !this.#isListed(folder, file)) return undefined;
    const path = join(this.root, file);
    let bytes: Buffer;
    let descriptor: number | undefined;
    try {
      descriptor = openSync(path, 'r');
      const { size } = fstatSync(descriptor);
      if (size > MAX_TEXT_BYTES) {
        this.problems.add(file, 1, `is ${sizeInWords(size)}; a file may have at most 1 MB`);
        return '';
      }
      bytes = readFileSync(descriptor);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    } finally {
      if (descriptor !== undefined) closeSync(descriptor);
    }
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
    } catch {
      // Only the decoder can fail here, and the author needs to know its one reason.
      this.problems.add(file, lineOfBrokenText(bytes), 'is not UTF-8 text');
      return bytes.toString('utf8');
    }
  }

  #isListed(folder: string, file: string): boolean {
    const name = file.slice(folder.length + 1);
    return this.#listings.get(folder)?.some((entry) => entry.name === name && entry.isFile()) ?? false;
  }

  /** A required YAML file. */
  readYaml(file: string): YamlFile | undefined {
    const text = this.read(file);
    if (text !== undefined) return new YamlFile(file, text, this.problems);
    this.problems.add(file, 1, 'is missing');
    return undefined;
  }

  /** Reports everything in a folder that doesn't belong there. */
  allowOnly(folder: string, names: readonly string[]) {
    for (const { name } of this.list(folder) ?? [])
      if (!names.includes(name))
        this.problems.add(`${folder}/${name}`, 1, `does not belong here; only ${names.join(', ')} do`);
  }
}

/** The line with the first bytes that aren't UTF-8. */
function lineOfBrokenText(bytes: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(10, start);
    const next = end === -1 ? bytes.length : end + 1;
    try {
      decoder.decode(bytes.subarray(start, next));
    } catch {
      return line; // only the decoder can fail here
    }
    start = next;
  }
  return 1;
}

/** `300 KB`, `2.4 MB`. */
export const sizeInWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
