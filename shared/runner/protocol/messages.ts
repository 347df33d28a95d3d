import { z } from 'zod';
import { LANGUAGES } from '../languages';
import { MAX_DIAGNOSTICS, MAX_TESTS } from '../limits';
import type { RunRequest, RunResult } from '../runner';
import type { TestUpdate } from './tests-so-far';

/**
 * The messages between a runner and its owner, across threads, processes or machines. A transport that can't put bytes
 * in a message sends a compiled program (`artifact`) next to it.
 */

/** The owner's order to run a program. Only one runs at a time. */
export interface RunOrder {
  id: number;
  request: RunRequest;
}

const SourceFiles = z.array(z.strictObject({ name: z.string(), content: z.string() }));

/** The request's schema. The runtime decides whether it can be run. */
export const RequestShape = z.strictObject({
  language: z.enum(LANGUAGES),
  files: SourceFiles,
  stdin: z.string().optional(),
  tests: SourceFiles.optional(),
  checkTypes: z.boolean().optional(),
  compileOnly: z.boolean().optional(),
  limits: z
    .strictObject({ timeMs: z.number(), memoryBytes: z.number(), outputBytes: z.number() })
    .partial()
    .optional(),
}) satisfies z.ZodType<RunRequest>;

const id = z.number().int();

export const RunOrder = z.strictObject({ id, request: RequestShape }) satisfies z.ZodType<RunOrder>;

const TestState = {
  outcome: z.enum(['passed', 'failed', 'error']),
  message: z.string(),
  stdout: z.string(),
};
const Tests = z.array(z.strictObject({ file: z.string(), name: z.string(), ...TestState })).max(MAX_TESTS);

const Update = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('list'), tests: Tests }),
  z.strictObject({ kind: z.literal('test'), index: z.number().int().nonnegative(), ...TestState }),
  z.strictObject({ kind: z.literal('printed'), text: z.string() }),
]) satisfies z.ZodType<TestUpdate>;

const DiagnosticShape = z.strictObject({
  file: z.string(),
  line: z.number().int().positive(),
  column: z.number().int().positive().optional(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
});

const Result = z
  .strictObject({
    stdout: z.string(),
    stderr: z.string(),
    exitCode: z.number().int().nullable(),
    timeMs: z.number().nonnegative(),
    memoryBytes: z.number().nonnegative(),
    limitHit: z.enum(['time', 'memory', 'output', 'processes']).optional(),
    compiling: z.literal(true).optional(),
    tests: Tests.optional(),
    diagnostics: z.array(DiagnosticShape).max(MAX_DIAGNOSTICS).optional(),
  })
  .transform((result): RunResult => result);

const text = z.string().max(1000);

/**
 * How a run ends, with `more` fields. `refused`: the request can't be run (`reference` is its text's). `unavailable`: there is no runtime for the
 * language (`cause` is for the log). `failed`: the runner itself failed, which is never the learner's fault.
 */
const ends = <More extends z.ZodRawShape>(more: More) =>
  [
    z.strictObject({ type: z.literal('result'), ...more, result: Result }),
    z.strictObject({ type: z.literal('refused'), ...more, message: text, reference: text.optional() }),
    z.strictObject({ type: z.literal('unavailable'), ...more, message: text, cause: text.optional() }),
    z.strictObject({ type: z.literal('failed'), ...more, message: text }),
  ] as const;

export const RunEnd = z.discriminatedUnion('type', ends({}));
export type RunEnd = z.infer<typeof RunEnd>;

/**
 * A runner's messages. `ready`: the instance is pristine and can take the next order. `preparing`: everything is loaded,
 * and the compile timeout starts. `started`: the program and its time limit start. `tests`: the outcomes so far, in case
 * the run has to be killed.
 */
export const RunnerMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('preparing'), id }),
  z.strictObject({ type: z.literal('started'), id }),
  z.strictObject({ type: z.literal('output'), id, stream: z.enum(['stdout', 'stderr']), text: z.string() }),
  z.strictObject({ type: z.literal('tests'), id, update: Update }),
  ...ends({ id }),
]);
export type RunnerMessage = z.infer<typeof RunnerMessage>;
/** A message about a run. */
export type RunMessage = Exclude<RunnerMessage, { type: 'ready' }>;

/** Whether this is the last message about the run. */
export const isRunEnd = (message: RunMessage): message is RunMessage & RunEnd => RUN_ENDS.has(message.type);
const RUN_ENDS: ReadonlySet<string> = new Set(['result', 'refused', 'unavailable', 'failed']);
