import { z } from 'zod';
import type { Diagnostic } from '../runner';

const Problem = z.object({ file: z.string(), line: z.number(), column: z.number(), message: z.string() });

/** The report of inspect.go (build/scripts/go-runtime/tools) about a program's files. */
export const Inspection = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      /** Name in its package clause. */
      package: z.string(),
      /** Imports from the program's own module, with their locations. */
      local: z.array(z.object({ path: z.string(), at: Problem })),
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
      /** An example function. `output` is its expected output; with `unordered`, in any order of lines. */
      example: z.boolean(),
      output: z.string(),
      unordered: z.boolean(),
    }),
  ),
  refused: z.array(Problem),
  unreadable: z.array(Problem),
});
export type Inspection = z.infer<typeof Inspection>;
export type FoundTest = Inspection['tests'][number];

export const asDiagnostic = (problem: z.infer<typeof Problem>): Diagnostic => ({
  file: problem.file,
  line: Math.max(1, problem.line),
  ...(problem.column > 0 && { column: problem.column }),
  severity: 'error',
  message: problem.message,
});
