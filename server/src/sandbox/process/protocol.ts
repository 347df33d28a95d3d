import type { RunRequest, RunResult } from '@shared/runner/runner';
import { z } from 'zod';

/** What the server asks of a runner: one run at a time. */
export interface RunOrder {
  id: number;
  request: RunRequest;
}

/** The largest message believed from a runner: ample for full output, escaped, and every probe's value. */
export const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;

/** The largest order that a runner takes: files, input and probes at their own limits, escaped. */
export const MAX_ORDER_BYTES = 32 * 1024 * 1024;

const Probe = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('value'), value: z.string(), stdout: z.string() }),
  z.strictObject({ kind: z.literal('error'), message: z.string(), stdout: z.string() }),
]);

const Test = z.strictObject({
  file: z.string(),
  name: z.string(),
  outcome: z.enum(['passed', 'failed', 'error']),
  message: z.string(),
  stdout: z.string(),
});

const Fault = z.strictObject({
  file: z.string(),
  line: z.number().int().positive(),
  column: z.number().int().positive().optional(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
});

const Result = z.strictObject({
  stdout: z.string(),
  stderr: z.string(),
  exitCode: z.number().int().nullable(),
  timeMs: z.number().nonnegative(),
  memoryBytes: z.number().nonnegative(),
  limitHit: z.enum(['time', 'memory', 'output', 'processes']).optional(),
  probes: z.array(Probe),
  tests: z.array(Test).optional(),
  diagnostics: z.array(Fault).optional(),
}) satisfies z.ZodType<RunResult>;

const id = z.number().int();

/**
 * What a runner may say. `failed` is its own failure (never the learner's), `refused` a request that it cannot run.
 * `started` says that the program begins: its time limit counts from there. `idle` says that the instance is
 * pristine again and the next order may come.
 */
export const RunnerMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('idle') }),
  z.strictObject({ type: z.literal('started'), id }),
  z.strictObject({ type: z.literal('output'), id, stream: z.enum(['stdout', 'stderr']), text: z.string() }),
  z.strictObject({ type: z.literal('result'), id, result: Result }),
  z.strictObject({ type: z.literal('refused'), id, message: z.string().max(1000) }),
  z.strictObject({ type: z.literal('failed'), id, message: z.string().max(1000) }),
]);
export type RunnerMessage = z.infer<typeof RunnerMessage>;
