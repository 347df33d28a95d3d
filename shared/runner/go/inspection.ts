import { z } from 'zod';
import type { Diagnostic } from '../runner';

const Fault = z.object({ file: z.string(), line: z.number(), column: z.number(), message: z.string() });

/** What inspect.go (build/scripts/go-runtime/tools) found in a program's files. */
export const Inspection = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      /** Its package clause. */
      package: z.string(),
      /** The packages of the program's own module that it imports, and where. */
      local: z.array(z.object({ path: z.string(), at: Fault })),
    }),
  ),
  tests: z.array(
    z.object({
      file: z.string(),
      name: z.string(),
      package: z.string(),
      fuzz: z.boolean(),
      /** Its package has a TestMain. */
      main: z.boolean(),
      /** An example function; `output` is then what it must print, in any order of lines when `unordered`. */
      example: z.boolean(),
      output: z.string(),
      unordered: z.boolean(),
    }),
  ),
  refused: z.array(Fault),
  unreadable: z.array(Fault),
});
export type Inspection = z.infer<typeof Inspection>;
export type FoundTest = Inspection['tests'][number];

export const asDiagnostic = (fault: z.infer<typeof Fault>): Diagnostic => ({
  file: fault.file,
  line: Math.max(1, fault.line),
  ...(fault.column > 0 && { column: fault.column }),
  severity: 'error',
  message: fault.message,
});
