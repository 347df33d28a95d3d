import type { JqMode } from '@shared/lesson-types';

/** What a query thread is asked: results of a jq query, or the first match of a regular expression. */
export type QueryRequest =
  | { kind: 'jq'; query: string; text: string; mode: JqMode }
  | { kind: 'match'; source: string; flags: string; text: string };

/** `problem` is about the text, `invalid` about the query; `broken` says that the thread can't go on. */
export type QueryReply =
  | { values: unknown[] }
  | { match: string | null }
  | { problem: string }
  | { invalid: string }
  | { broken: string };
