import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';

export interface FileCacheOptions {
  /** An absolute path; created when the first file is stored. */
  folder: string;
  /** Of the files, without a dot. */
  extension: string;
  /** The first bytes of every file. */
  signature: Buffer;
  /** Default: 64 MB. */
  memoryBytes?: number;
  /** Default: 512 MB. */
  diskBytes?: number;
}

const MEGABYTE = 1024 * 1024;

/**
 * Files that can be made again, by the hash of what they're made from: recently used ones in memory, more of them on
 * disk, both bounded. If the cache can't be read or written, that only costs time.
 */
export class FileCache {
  private readonly log = new Logger('FileCache');
  /** Least recently used first. */
  private readonly memory = new Map<string, Buffer>();
  private memorySize = 0;
  private trimming: Promise<void> | undefined;

  constructor(private readonly options: FileCacheOptions) {}

  async get(key: string): Promise<Buffer | undefined> {
    const known = this.memory.get(key);
    if (known) {
      this.remember(key, known);
      return known;
    }
    const cached = await this.read(key);
    if (cached) this.remember(key, cached);
    return cached;
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    this.remember(key, bytes);
    try {
      await this.write(key, bytes);
      this.trimming ??= this.trim().finally(() => {
        this.trimming = undefined;
      });
      await this.trimming;
    } catch (error) {
      this.log.warn(`Could not cache a file in ${this.options.folder}: ${error}`);
    }
  }

  /** Missing files are fine. */
  async delete(key: string): Promise<void> {
    this.memorySize -= this.memory.get(key)?.length ?? 0;
    this.memory.delete(key);
    await rm(this.pathOf(key), { force: true });
  }

  private remember(key: string, bytes: Buffer): void {
    const known = this.memory.get(key);
    if (known) this.memorySize -= known.length;
    this.memory.delete(key);
    this.memory.set(key, bytes);
    this.memorySize += bytes.length;
    for (const [oldest, { length }] of this.memory) {
      if (this.memorySize <= (this.options.memoryBytes ?? 64 * MEGABYTE)) return;
      this.memory.delete(oldest);
      this.memorySize -= length;
    }
  }

  private pathOf = (key: string) => join(this.options.folder, `${key}.${this.options.extension}`);

  private async read(key: string): Promise<Buffer | undefined> {
    const path = this.pathOf(key);
    try {
      const bytes = await readFile(path);
      // A power failure can leave an empty file with this name.
      const { signature } = this.options;
      if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
      const now = new Date();
      await utimes(path, now, now);
      return bytes;
    } catch {
      return undefined; // Not cached, or unreadable: it's made again.
    }
  }

  /** Renames the file only when it's complete, so that nobody reads half of it. */
  private async write(key: string, bytes: Buffer): Promise<void> {
    await mkdir(this.options.folder, { recursive: true });
    const draft = join(this.options.folder, `${randomUUID()}.part`);
    await writeFile(draft, bytes);
    await rename(draft, this.pathOf(key));
  }

  /** Deletes the least recently used files until the rest fits. */
  private async trim(): Promise<void> {
    const paths = (await readdir(this.options.folder)).map((name) => join(this.options.folder, name));
    const files = await Promise.all(
      paths.map(async (path) => {
        const found = await stat(path).catch(() => undefined); // Another server may share the folder.
        return { path, bytes: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
      }),
    );
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { path, bytes } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (total <= (this.options.diskBytes ?? 512 * MEGABYTE)) return;
      await rm(path, { force: true });
      total -= bytes;
    }
  }
}
