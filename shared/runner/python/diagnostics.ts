import { z } from 'zod';
import type { Diagnostic, SourceFile } from '../runner';

const ErrorLocation = z.object({
  file: z.string(),
  line: z.number().int().positive(),
  column: z.number().int().positive().optional(),
  message: z.string(),
});

/** Parses guest/faults.py's report of an uncaught error. The program can forge it, so only its own files are accepted. */
export function diagnosticsOf(text: string | undefined, files: readonly SourceFile[]): Diagnostic[] {
  if (!text) return [];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return []; // Not written by the harness.
  }
  const { success, data } = ErrorLocation.safeParse(json);
  if (!success || !files.some(({ name }) => name === data.file)) return [];
  return [{ ...data, severity: 'error' }];
}
