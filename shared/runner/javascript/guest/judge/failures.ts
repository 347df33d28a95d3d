import { inspectAny } from '../bridge';

const LONGEST = 1500;

/** What a matcher such as expect.any compares by. */
export class Asymmetric {
  constructor(
    readonly name: string,
    readonly matches: (value: unknown) => boolean,
    readonly sample?: unknown,
  ) {}
}

/** A check that did not hold. */
export class CheckFailed extends Error {
  override get name() {
    return 'AssertionError';
  }
}

/** The test uses the framework wrongly: its message is shown by itself, without an error's name. */
export class UsageError extends Error {}

export function show(value: unknown): string {
  if (value instanceof Asymmetric) {
    return `${value.name}(${value.sample === undefined ? '' : show(value.sample)})`;
  }
  let text: string;
  try {
    text = inspectAny(value);
  } catch {
    text = `<${typeof value} that cannot be shown>`; // Its own code failed.
  }
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
