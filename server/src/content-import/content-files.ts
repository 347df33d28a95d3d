import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText, ProblemList } from './problem';
import { YamlFile } from './yaml-file';

/** What editors, systems and interpreters leave beside an author's files. */
const isLeftover = (name: string) => name.startsWith('.') || name.endsWith('~') || name === '__pycache__';

/** The files of a content folder, by paths relative to it, and the problems found in them. */
export class ContentFiles {
  readonly problems = new ProblemList();

  constructor(readonly root: string) {}

  /** The entries of a folder, sorted; undefined when there is no such folder. */
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

  /** The paths of all files in a folder and below it, relative to it. */
  filesBelow(folder: string): string[] {
    return (this.list(folder) ?? []).flatMap((entry) =>
      entry.isDirectory()
        ? this.filesBelow(`${folder}/${entry.name}`).map((name) => `${entry.name}/${name}`)
        : [entry.name],
    );
  }

  /** A file's text with `\n` line ends, whatever the system it was written on; undefined when there is none. */
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
      // Only the decoder can fail here, and its one reason is what the author has to know.
      this.problems.add(file, 1, 'is not UTF-8 text');
      return bytes.toString('utf8');
    }
  }

  /** A YAML file that has to be there. */
  readYaml(file: string): YamlFile | undefined {
    const text = this.read(file);
    if (text !== undefined) return new YamlFile(file, text, this.problems);
    this.problems.add(file, 1, 'is missing');
    return undefined;
  }

  /** Reports whatever a folder holds beside what belongs there. */
  allowOnly(folder: string, names: readonly string[]) {
    for (const { name } of this.list(folder) ?? [])
      if (!names.includes(name))
        this.problems.add(`${folder}/${name}`, 1, `does not belong here; only ${names.join(', ')} do`);
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
