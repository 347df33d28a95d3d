import { z } from 'zod';
import { idParams, langQuery, textReference, uuid } from '../common';
import { endpoint } from '../endpoint';

/**
 * What a terminal client reads and sends (docs/terminal-lessons.md). The names are those of clients that are already
 * installed, so they can't change.
 */

const variableName = z.string();

const jqExpectation = z.strictObject({
  Type: z.enum(['string', 'int', 'bool']),
  Operator: z.enum(['eq', 'gt', 'contains', 'not_contains']),
  Value: z.union([z.string(), z.number().int(), z.boolean()]),
});

/** A test has exactly one of its keys. */
const commandTest = z.strictObject({
  ExitCode: z.number().int().optional(),
  StdoutContainsAll: z.array(z.string()).optional(),
  StdoutContainsNone: z.array(z.string()).optional(),
  StdoutLinesGT: z.number().int().optional().describe('More lines than this.'),
  StdoutJq: z
    .strictObject({
      InputMode: z.enum(['json', 'jsonl']),
      Query: z.string(),
      ExpectedResults: z.array(jqExpectation),
    })
    .optional(),
});
export type CLICommandTest = z.infer<typeof commandTest>;

const keyAndValue = z.strictObject({ Key: z.string(), Value: z.string() });

/** A test has exactly one of its keys. */
const requestTest = z.strictObject({
  StatusCode: z.number().int().optional(),
  BodyContains: z.string().optional(),
  BodyContainsNone: z.string().optional(),
  HeadersContain: keyAndValue.optional(),
  TrailersContain: keyAndValue.optional(),
  JSONValue: z
    .strictObject({
      Path: z.string(),
      Operator: z.enum(['eq', 'gt', 'contains', 'not_contains']),
      IntValue: z.number().int().optional(),
      StringValue: z.string().optional(),
      BoolValue: z.boolean().optional(),
    })
    .optional(),
});
export type CLIRequestTest = z.infer<typeof requestTest>;

const command = z.strictObject({
  Command: z.string().describe('Run by `sh -c`, on Windows by PowerShell.'),
  Tests: z.array(commandTest),
  StdoutVariables: z.array(z.strictObject({ Name: variableName, Regex: z.string() })),
  SleepAfterMs: z.number().int().nullable(),
  StdoutFilterTmdl: z.string().nullable().describe('Only the block that starts with this line counts.'),
});

const request = z.strictObject({
  Request: z.strictObject({
    Method: z.string(),
    FullURL: z.string(),
    Headers: z.record(z.string(), z.string()).nullable(),
    BodyJSON: z.record(z.string(), z.unknown()).nullable(),
    BodyForm: z.record(z.string(), z.string()).nullable(),
    FollowRedirects: z.boolean().nullable(),
    BasicAuth: z.strictObject({ Username: z.string(), Password: z.string() }).nullable(),
  }),
  ResponseVariables: z.array(z.strictObject({ Name: variableName, Path: z.string(), BodyRegex: z.string() })),
  ResponseHeaderVariables: z.array(
    z.strictObject({ Name: variableName, Header: z.string(), Regex: z.string() }),
  ),
  Tests: z.array(requestTest),
  SleepAfterMs: z.number().int().nullable(),
});

export const cliStep = z.strictObject({
  Description: z.string(),
  NoPenaltyOnFail: z.boolean(),
  CLICommand: command.nullable(),
  HTTPRequest: request.nullable(),
});
export type CLIStep = z.infer<typeof cliStep>;

export const cliData = z.strictObject({
  BaseURLDefault: z.string().describe('A URL; `override` if the learner must set one.'),
  Steps: z.array(cliStep),
  AllowedOperatingSystems: z.array(z.enum(['linux', 'darwin', 'windows'])),
});
export type CLIData = z.infer<typeof cliData>;

const texts = z.record(z.string(), z.string()).nullish();

/** Has exactly one of the two. What a client says in addition is ignored: the server judges by itself. */
export const cliStepResult = z.object({
  CLICommandResult: z
    .object({
      ExitCode: z.number().int().describe('-2: the command couldn’t run, or it printed more than 1 MiB.'),
      Stdout: z.string().nullish(),
      Variables: texts,
    })
    .nullish(),
  HTTPRequestResult: z
    .object({
      FetchErr: z.string().nullish(),
      StatusCode: z.number().int().nullish(),
      ResponseHeaders: texts,
      ResponseTrailers: texts,
      BodyString: z.string().nullish(),
      Variables: texts,
    })
    .nullish(),
});
export type CLIStepResult = z.infer<typeof cliStepResult>;

/** Where a terminal lesson failed first. Both indexes count from 0. */
export const structuredErrCLI = z.strictObject({
  Error: z.string(),
  DetailsText: textReference('what Error says after its first line'),
  FailedStepIndex: z.number().int(),
  FailedTestIndex: z
    .number()
    .int()
    .describe('The number of tests, if all of them passed and a variable could not be read.'),
});
export type StructuredErrCLI = z.infer<typeof structuredErrCLI>;

const area = 'terminal';

export const getNextCLILesson = endpoint({
  method: 'GET',
  path: '/lessons/next_cli',
  auth: 'user',
  area,
  summary: 'The terminal lesson that the caller does next.',
  reply: z.strictObject({
    LessonUUID: uuid,
    LessonTitle: z.string(),
    ChapterTitle: z.string(),
    ChapterNumber: z.number().int().min(1),
    LessonNumber: z.number().int().min(1),
  }),
  errors: [404],
});

export const getCLILesson = endpoint({
  method: 'GET',
  path: '/lessons/{id}',
  auth: 'user',
  area,
  summary: 'A terminal lesson, as a terminal runs it.',
  params: idParams,
  query: langQuery,
  reply: z.strictObject({
    Lesson: z.strictObject({
      Type: z.literal('type_cli'),
      Title: z.string(),
      LessonDataCLI: z.strictObject({ CLIData: cliData }),
    }),
    ChapterNumber: z.number().int().min(1),
    LessonNumber: z.number().int().min(1),
  }),
  errors: [402, 403, 404, 422],
});
