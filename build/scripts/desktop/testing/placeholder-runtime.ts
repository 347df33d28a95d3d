import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Electron's mark in its binary (@electron/fuses); a version, the number of fuses and the fuses follow. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** As Electron is published: cookie encryption, integrity and only-from-asar off, the others on. */
const PUBLISHED_FUSES = '101100111';

/**
 * A folder in the shape of Electron for Linux that can't run: to package the app where Electron itself can't be
 * downloaded.
 */
export function writePlaceholderRuntime(folder: string): void {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  mkdirSync(join(folder, 'locales'), { recursive: true });
  const wire = Buffer.concat([
    Buffer.from(SENTINEL),
    Buffer.from([1, PUBLISHED_FUSES.length]),
    Buffer.from(PUBLISHED_FUSES),
  ]);
  const program = join(folder, 'electron');
  writeFileSync(program, Buffer.concat([Buffer.from('#!/bin/false\n'), wire, Buffer.from('\n')]));
  chmodSync(program, 0o755);
  for (const locale of ['en-US', 'fr']) writeFileSync(join(folder, `locales/${locale}.pak`), locale);
}
