import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recorders } from '../record';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

/** The recorders of this checkout. */
export const RECORDERS: Recorders = {
  python: { source: read('python/recorder.py') },
  javascript: read('javascript/recorder.js'),
};
