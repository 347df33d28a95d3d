import { z } from 'zod';
import { fieldMessage } from '../../texts/fields';
import { endpoint } from '../endpoint';

const sourceFile = z.object({ Name: z.string().max(200), Content: z.string().max(1_000_000) });

export const compileBody = z.object({
  files: z.array(sourceFile).min(1, fieldMessage('field.no-file-sent')).max(50).describe('The entry first.'),
  withSubmit: z
    .boolean()
    .default(false)
    .describe('Compiles *_test files into a build that runs the tests; otherwise they are left out.'),
});
export type CompileBody = z.infer<typeof compileBody>;

/** A compiler message for one of the files. Lines and columns count from 1. */
export const compilerMessage = z.strictObject({
  File: z.string(),
  Line: z.number().int(),
  Column: z.number().int(),
  Severity: z.enum(['error', 'warning']),
  Text: z.string(),
});
export type CompilerMessage = z.infer<typeof compilerMessage>;

/** The reply if the program doesn't compile. */
export const compileFailure = z.strictObject({ Messages: z.array(compilerMessage) });
export type CompileFailure = z.infer<typeof compileFailure>;

const compile = (language: 'go' | 'c', title: string) =>
  endpoint({
    method: 'POST',
    path: `/compile/${language}`,
    auth: 'optional',
    whileImpersonating: 'allowed',
    area: 'runner',
    summary: `Compiles a ${title} program to WebAssembly, or returns the compiler’s messages.`,
    body: compileBody,
    reply: compileFailure,
    binaryReply: 'application/wasm',
    errors: [413, 429, 503],
  });

export const compileGo = compile('go', 'Go');
export const compileC = compile('c', 'C');

/** A value of a result set; bytes are hexadecimal text. */
export const sqlValue = z.union([z.string(), z.number(), z.null()]);
export type SqlValue = z.infer<typeof sqlValue>;

export const sqlResult = z.strictObject({
  Columns: z.array(z.string()),
  Rows: z.array(z.array(sqlValue)).max(1000),
  IsCut: z.boolean().describe('There were more than 1,000 rows.'),
});
export type SqlResult = z.infer<typeof sqlResult>;

export const runCourseSql = endpoint({
  method: 'POST',
  path: '/courses_sql_api',
  auth: 'optional',
  whileImpersonating: 'allowed',
  area: 'runner',
  summary: 'Runs one read-only query on a copy of the course database.',
  body: z.object({ code: z.string().max(20_000) }),
  reply: sqlResult,
  errors: [413, 429, 503],
});
