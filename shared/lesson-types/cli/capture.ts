import { resultText } from '../../texts/lesson-results';
import { asIs, type Text } from '../../texts/text';
import type { StepResult } from './answer';
import type { OutputQueries } from './output-queries';
import type { Capture } from './step-file';
import { headerOf } from './test-request';
import { quoted } from './words';

/** A variable's value, or why it can't be read: `Couldn’t read token: nothing matched …` */
export type Captured = { value: string } | { missing: Text };

/** Reads a variable from what the terminal sent, as the terminal does. @throws RunnerFailed */
export async function capture(save: Capture, result: StepResult, queries: OutputQueries): Promise<Captured> {
  const { name } = save;
  const match = async (pattern: string, text: string): Promise<Captured> => {
    const value = await queries.match(pattern, text);
    return value === null ? { missing: resultText('steps.save-no-match', { name, pattern }) } : { value };
  };
  if (result.kind === 'command') return match(save.regex ?? '', result.stdout);
  if (save.header !== undefined) {
    const value = headerOf(result.headers, save.header);
    if (!value) return { missing: resultText('steps.save-no-header', { name, header: save.header }) };
    return save.regex === undefined ? { value } : match(save.regex, value);
  }
  if (save.bodyRegex !== undefined) return match(save.bodyRegex, result.body);
  const query = save.jq ?? '.';
  const found = await queries.jq(query, result.body, 'json');
  if ('problem' in found) return { missing: asIs(`Couldn’t read ${name}: ${found.problem}.`) };
  const [value] = found.values;
  if (found.values.length !== 1 || value === null)
    return { missing: resultText('steps.save-absent', { name, query }) };
  if (typeof value === 'object')
    return { missing: resultText('steps.save-many', { name, query, got: quoted(value) }) };
  return { value: String(value) };
}
