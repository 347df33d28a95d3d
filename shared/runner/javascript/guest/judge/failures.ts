import { inspectAny } from '../bridge';

const MAX_LENGTH = 1500;

/** An asymmetric matcher, such as expect.any. */
export class Asymmetric {
  constructor(
    readonly name: string,
    readonly matches: (value: unknown) => boolean,
    readonly sample?: unknown,
  ) {}
}

/** A failed check. */
export class CheckFailed extends Error {
  override get name() {
    return 'AssertionError';
  }
}

/** The test misuses the framework. The message is shown without the error's name. */
export class UsageError extends Error {}

export function show(value: unknown): string {
  if (value instanceof Asymmetric) {
    return `${value.name}(${value.sample === undefined ? '' : show(value.sample)})`;
  }
  let text: string;
  try {
    text = inspectAny(value);
  } catch {
    text = `<${typeof value} that cannot be shown>`; // Its own code threw.
  }
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
