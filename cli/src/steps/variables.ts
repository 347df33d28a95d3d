import type { CliStep } from '@shared/lesson-types/cli/step-words';

/** What earlier steps saved, by name; `baseURL` is the address of the learner's server. */
export type Variables = Record<string, string>;

/** Fills in `${name}`. A name without a value stays as it is. */
export const fillIn = (template: string, variables: Variables): string =>
  template.replace(/\$\{([^}]+)\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? variables[name]! : whole,
  );

/** Saves the first group of a match. Without one, the variable keeps its value: the server says what's missing. */
export function saveMatch(variables: Variables, name: string, regex: string, text: string): void {
  const value = asRegExp(regex).exec(text)?.[1];
  if (value !== undefined) variables[name] = value;
}

/** Lessons write flags first, as Go does: `(?i)total`. */
function asRegExp(regex: string): RegExp {
  const [, flags = '', pattern = regex] = /^\(\?([ims]+)\)(.*)$/s.exec(regex) ?? [];
  return new RegExp(pattern, flags);
}

type Request = NonNullable<CliStep['httpRequest']>;

/** Saves a value that a jq query finds in JSON. jq is loaded for the first lesson that has one. */
export async function saveQuery(
  variables: Variables,
  { name, path }: Pick<Request['responseVariables'][number], 'name' | 'path'>,
  body: string,
): Promise<void> {
  const jq = await import('jq-wasm');
  const { stdout, exitCode } = await jq.raw(body, ` ${path}`, ['-c']);
  const [line, ...more] = stdout.trimEnd().split('\n');
  if (exitCode !== 0 || !line || more.length > 0) return;
  const value: unknown = JSON.parse(line);
  if (value !== null && typeof value !== 'object') variables[name] = String(value);
}
