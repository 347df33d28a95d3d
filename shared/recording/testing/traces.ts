import { LANGUAGE_FACTS } from '../../runner/languages';
import type { RunRequest } from '../../runner/runner';
import { InProcessRunner } from '../../runner/testing/in-process-runner';
import { type Recorded, record } from '../record';
import type { Recording } from '../recording';
import { RECORDERS } from './recorders';

const runner = new InProcessRunner();

/** Records a program with the real runtime. */
export function trace(
  language: 'python' | 'javascript' | 'typescript',
  source: string,
  more: Partial<RunRequest> = {},
  test?: { name: string },
  outline = false,
): Promise<Recorded> {
  const entry = { name: LANGUAGE_FACTS[language].entry, content: source };
  const request = { language, ...more, files: [entry, ...(more.files ?? [])] };
  return record(runner, request, RECORDERS, { test, outline });
}

/** The plain run of the same program. */
export const plainRun = (language: 'python' | 'javascript', source: string) =>
  runner.program(language, source);

/** Each step in short: `line 3`, `call 1`, `return 2 = 6`. */
export const steps = ({ steps: all }: Recording): string[] =>
  all.map(({ kind, line, result }) => `${kind} ${line}${result === undefined ? '' : ` = ${result}`}`);

/** The variables of the innermost frame at a step, objects by their class. */
export function variables(recording: Recording, index: number): Record<string, string> {
  const [frame] = recording.stackAt(index);
  const shown = (value: string | number) =>
    typeof value === 'string' ? value : (recording.objectAt(index, value)?.label ?? 'missing');
  return Object.fromEntries(frame?.variables.map(({ name, value }) => [name, shown(value)]) ?? []);
}

/** The object that a variable of the innermost frame refers to, its items in short. */
export function object(recording: Recording, index: number, name: string) {
  const value = recording.stackAt(index)[0]?.variables.find((each) => each.name === name)?.value;
  const found = typeof value === 'number' ? recording.objectAt(index, value) : undefined;
  return (
    found && {
      ...found,
      items: found.items.map(({ key, value: item }) => (key === undefined ? item : [key, item])),
    }
  );
}

/** The step of the first time that something happens on a line. */
export const at = ({ steps: all }: Recording, kind: string, line: number): number =>
  all.findIndex((step) => step.kind === kind && step.line === line);
