import { join } from 'node:path';
import { hashSources as hashFiles, isNoTest } from '@server/sandbox/process/source-hash';

const ROOT = join(import.meta.dirname, '../../..');

/** Hashes everything that the runtime is built from, except the compiler's package. */
export const hashSources = (): string =>
  hashFiles(
    ROOT,
    ['build/scripts/c-runtime', 'shared/runner/c/guest', 'shared/runner/c/toolchain.ts'],
    isNoTest,
  );
