import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SMALL_CONTENT } from './small-content';

/** A content folder in the temp folder, free to change. Starts as SMALL_CONTENT, which is valid. */
export class ContentFixture {
  readonly root = mkdtempSync(join(tmpdir(), 'content-'));

  constructor(files: Readonly<Record<string, string>> = SMALL_CONTENT) {
    for (const [path, text] of Object.entries(files)) this.write(path, text);
  }

  write(path: string, text: string | Uint8Array): this {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return this;
  }

  /** Replaces a part of a file; throws if the part isn't there, so that no test changes nothing by accident. */
  edit(path: string, from: string, to: string): this {
    const text = readFileSync(join(this.root, path), 'utf8');
    if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
    return this.write(
      path,
      text.replace(from, () => to),
    );
  }

  /** The same for a part that matches a pattern. */
  replace(path: string, from: RegExp, to: string): this {
    const [part] = from.exec(readFileSync(join(this.root, path), 'utf8')) ?? [String(from)];
    return this.edit(path, part, to);
  }

  remove(path: string): this {
    rmSync(join(this.root, path), { recursive: true });
    return this;
  }

  move(from: string, to: string): this {
    mkdirSync(dirname(join(this.root, to)), { recursive: true });
    renameSync(join(this.root, from), join(this.root, to));
    return this;
  }

  [Symbol.dispose]() {
    rmSync(this.root, { recursive: true, force: true });
  }
}
