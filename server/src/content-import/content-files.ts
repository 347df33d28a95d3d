import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText, ProblemList } from './problem';
import { YamlFile } from './yaml-file';

/** Files that editors, systems and interpreters leave behind. */
const isLeftover = (name: string) => name.startsWith('.') || name.endsWith('~') || name === '__pycache__';

/** The files of a content folder, by relative path, and the problems found in them. */
export class ContentFiles {
  readonly problems = new ProblemList();

  constructor(readonly root: string) {}

  /** The entries of a folder, sorted; undefined if the folder doesn't exist. */
  list(folder: string): Dirent[] | undefined {
    try {
      const entries = readdirSync(join(this.root, folder), { withFileTypes: true });
      return entries.filter(({ name }) => !isLeftover(name)).toSorted((a, b) => compareText(a.name, b.name));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
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

  /** A file's text with `\n` line ends, whatever system it was written on; undefined if there is none. */
  read(file: string): string | undefined {
    let bytes: Buffer;
    try {
      bytes = readFileSync(join(this.root, file));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
    } catch {
      // Only the decoder can fail here, and the author needs to know its one reason.
      this.problems.add(file, 1, 'is not UTF-8 text');
      return bytes.toString('utf8');
    }
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

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
