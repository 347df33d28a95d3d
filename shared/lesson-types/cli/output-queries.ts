/**
 * Port: evaluates an author's queries on a learner's output, on a thread of its own with limits on time and memory. Rejects
 * with `RunnerFailed` if a query is invalid, takes too long or needs too much memory: never the learner's fault.
 */
export interface OutputQueries {
  /** Runs a jq query on one JSON value, or with `jsonl` on the list of all values. */
  jq(query: string, text: string, mode: JqMode): Promise<JqResult>;
  /** The text of the pattern's group in the first match; null if nothing matches. */
  match(pattern: string, text: string): Promise<string | null>;
}

export type JqMode = 'json' | 'jsonl';

/** The query's results; or why it has none: the text isn't JSON, or not what the query expects. A user-facing sentence. */
export type JqResult = { values: readonly unknown[] } | { problem: string };
