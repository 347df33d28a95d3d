import { z } from 'zod';
import type { Diagnostic, SourceFile } from '../runner';

const Fault = z.object({
  file: z.string(),
  line: z.number().int().positive(),
  column: z.number().int().positive().optional(),
  message: z.string(),
});

/** What guest/faults.py says of an uncaught error. A program could have written it as well: only its own files count. */
export function diagnosticsOf(text: string | undefined, files: readonly SourceFile[]): Diagnostic[] {
  if (!text) return [];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return []; // not the harness's words
  }
  const { success, data } = Fault.safeParse(json);
  if (!success || !files.some(({ name }) => name === data.file)) return [];
  return [{ ...data, severity: 'error' }];
}
