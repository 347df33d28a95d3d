import type { RunRequest } from '../runner';
import { COURSE_PACKAGES } from './packages';

/** Module name of a program without go.mod. `import "example.com/program/helpers"` imports its folder `helpers`. */
export const DEFAULT_MODULE = 'example.com/program';

/**
 * Templates can call any method by name, including those of `reflect.Value`, which type checks don't detect. `flag` gives
 * access to the testing package's settings.
 */
const FORBIDDEN_WHEN_JUDGED: readonly string[] = ['text/template', 'flag'];

/** Input of inspect.go (build/scripts/go-runtime/tools), which checks a program's files. */
export interface Policy {
  Module: string;
  /** Packages that the learner's files can import, in addition to the program's own. */
  Imports: readonly string[];
}

/** @param shipped the runtime's packages, including our own */
export function policyOf(request: RunRequest, shipped: readonly string[]): Policy {
  const judged = request.tests !== undefined;
  return {
    Module: moduleOf(request, shipped),
    Imports: COURSE_PACKAGES.filter((name) => !judged || !FORBIDDEN_WHEN_JUDGED.includes(name)),
  };
}

/** Names with a special meaning to the compiler or linker. */
const RESERVED_NAMES = /^(main|unsafe|C|go|go[.:].*|type|command-line-arguments)(\/|$)/;

/** The module name in go.mod, unless it conflicts with an existing package. */
function moduleOf(request: RunRequest, shipped: readonly string[]): string {
  const goMod = request.files.find(({ name }) => name === 'go.mod')?.content ?? '';
  const named = /^\s*module\s+"?(\w[\w.~/-]*)"?\s*(?:\/\/.*)?$/m.exec(goMod)?.[1];
  const rootOf = (path: string) => path.split('/')[0];
  const taken =
    !named || RESERVED_NAMES.test(named) || shipped.some((name) => rootOf(name) === rootOf(named));
  return taken ? DEFAULT_MODULE : named;
}
