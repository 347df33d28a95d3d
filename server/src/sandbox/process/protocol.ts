import { LANGUAGES } from '@shared/runner/languages';
import type { RunRequest, RunResult } from '@shared/runner/runner';
import type { TestNews } from '@shared/runner/tests-so-far';
import { z } from 'zod';
import type { FrameLimits } from './frames';

/** What the server asks of a runner: one run at a time. The request's `artifact` is the frame's attachment. */
export interface RunOrder {
  id: number;
  request: RunRequest;
}

const SourceFiles = z.array(z.strictObject({ name: z.string(), content: z.string() }));

/** An order's shape; whether its request can be run is the runtime's to say. */
export const RunOrder = z.strictObject({
  id: z.number().int(),
  request: z.strictObject({
    language: z.enum(LANGUAGES),
    files: SourceFiles,
    stdin: z.string().optional(),
    probes: z.array(z.string()).optional(),
    tests: SourceFiles.optional(),
    checkTypes: z.boolean().optional(),
    compileOnly: z.boolean().optional(),
    limits: z
      .strictObject({ timeMs: z.number(), memoryBytes: z.number(), outputBytes: z.number() })
      .partial()
      .optional(),
  }),
}) satisfies z.ZodType<RunOrder>;

const MEGABYTE = 1024 * 1024;

/** The largest that a compiled program may be. */
export const MAX_ARTIFACT_BYTES = 32 * MEGABYTE;

/** What is believed from a runner: ample for full output, escaped, and every probe's value. */
export const MESSAGE_LIMITS: FrameLimits = { message: 32 * MEGABYTE, attachment: MAX_ARTIFACT_BYTES };

/** What a runner takes: files, tests, input and probes at their own limits, escaped. */
export const ORDER_LIMITS: FrameLimits = { message: 32 * MEGABYTE, attachment: MAX_ARTIFACT_BYTES };

const MAX_TESTS = 5000;
export const MAX_DIAGNOSTICS = 200;

const Probe = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('value'), value: z.string(), stdout: z.string() }),
  z.strictObject({ kind: z.literal('error'), message: z.string(), stdout: z.string() }),
]);

const TestState = {
  outcome: z.enum(['passed', 'failed', 'error']),
  message: z.string(),
  stdout: z.string(),
};
const Test = z.strictObject({ file: z.string(), name: z.string(), ...TestState });
const Tests = z.array(Test).max(MAX_TESTS);

const News = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('list'), tests: Tests }),
  z.strictObject({ kind: z.literal('test'), index: z.number().int().nonnegative(), ...TestState }),
  z.strictObject({ kind: z.literal('printed'), text: z.string() }),
]) satisfies z.ZodType<TestNews>;

const Fault = z.strictObject({
  file: z.string(),
  line: z.number().int().positive(),
  column: z.number().int().positive().optional(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
});

export const Result = z.strictObject({
  stdout: z.string(),
  stderr: z.string(),
  exitCode: z.number().int().nullable(),
  timeMs: z.number().nonnegative(),
  memoryBytes: z.number().nonnegative(),
  limitHit: z.enum(['time', 'memory', 'output', 'processes']).optional(),
  compiling: z.literal(true).optional(),
  probes: z.array(Probe),
  tests: Tests.optional(),
  diagnostics: z.array(Fault).max(MAX_DIAGNOSTICS).optional(),
}) satisfies z.ZodType<Omit<RunResult, 'artifact'>>;

const id = z.number().int();
const words = z.string().max(1000);

/**
 * What a runner may say. `failed` is its own failure (never the learner's), `refused` a request that it cannot run,
 * `unavailable` a language that it has no runtime for (`cause` is for the log). A compiled program is the attachment
 * of its `result`; nothing else has one.
 * `started` says that the program begins: its time limit counts from there. `tests` says how its tests stand, for the
 * case that it must be killed. `idle` says that the instance is
 * pristine again and the next order may come.
 */
export const RunnerMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('idle') }),
  z.strictObject({ type: z.literal('started'), id }),
  z.strictObject({ type: z.literal('output'), id, stream: z.enum(['stdout', 'stderr']), text: z.string() }),
  z.strictObject({ type: z.literal('tests'), id, news: News }),
  z.strictObject({ type: z.literal('result'), id, result: Result.transform((result): RunResult => result) }),
  z.strictObject({ type: z.literal('refused'), id, message: words }),
  z.strictObject({ type: z.literal('unavailable'), id, message: words, cause: words.optional() }),
  z.strictObject({ type: z.literal('failed'), id, message: words }),
]);
export type RunnerMessage = z.infer<typeof RunnerMessage>;
