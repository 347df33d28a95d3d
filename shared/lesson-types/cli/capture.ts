import type { StepResult } from './answer';
import type { OutputQueries } from './output-queries';
import type { Capture } from './step-file';
import { headerOf } from './test-request';
import { quoted } from './words';

/** A variable's value, or why the output doesn't have it: `nothing matched …`. */
export type Captured = { value: string } | { missing: string };

/** Reads a variable from what the terminal sent, as the terminal does. @throws RunnerFailed */
export async function capture(save: Capture, result: StepResult, queries: OutputQueries): Promise<Captured> {
  if (result.kind === 'command') return match(save.regex ?? '', result.stdout, queries);
  if (save.header !== undefined) {
    const value = headerOf(result.headers, save.header);
    if (!value) return { missing: `the response has no header ${save.header}` };
    return save.regex === undefined ? { value } : match(save.regex, value, queries);
  }
  if (save.bodyRegex !== undefined) return match(save.bodyRegex, result.body, queries);
  const query = save.jq ?? '.';
  const found = await queries.jq(query, result.body, 'json');
  if ('problem' in found) return { missing: found.problem };
  const [value] = found.values;
  if (found.values.length !== 1 || value === null) return { missing: `${query} isn’t in the response` };
  if (typeof value === 'object') return { missing: `${query} is ${quoted(value)}, not a single value` };
  return { value: String(value) };
}

async function match(pattern: string, text: string, queries: OutputQueries): Promise<Captured> {
  const value = await queries.match(pattern, text);
  return value === null ? { missing: `nothing matched ${pattern}` } : { value };
}
