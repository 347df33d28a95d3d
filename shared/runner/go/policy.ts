import type { RunRequest } from '../runner';
import { COURSE_PACKAGES } from './packages';

/** The module that a program without a go.mod is: `import "example.com/program/helpers"` names its folder helpers. */
export const DEFAULT_MODULE = 'example.com/program';

/**
 * Templates call any method of any value by its name, of `reflect.Value` too, which no type tells; `flag` holds the
 * testing package's own settings.
 */
const NOT_WHILE_JUDGED: readonly string[] = ['text/template', 'flag'];

/** What inspect.go (build/scripts/go-runtime/tools) looks for in a program's files. */
export interface Policy {
  Module: string;
  /** What the learner's files may import, beside the program's own packages. */
  Imports: readonly string[];
}

/** `shipped` are the packages of the runtime, ours among them. */
export function policyOf(request: RunRequest, shipped: readonly string[]): Policy {
  const judged = request.tests !== undefined;
  return {
    Module: moduleOf(request, shipped),
    Imports: COURSE_PACKAGES.filter((name) => !judged || !NOT_WHILE_JUDGED.includes(name)),
  };
}

/** Names that mean something to the compiler or the linker itself. */
const OWN_NAMES = /^(main|unsafe|C|go|go[.:].*|type|command-line-arguments)(\/|$)/;

/** The name in a go.mod, unless it could be taken for a package that is there already, or for a part of one. */
function moduleOf(request: RunRequest, shipped: readonly string[]): string {
  const goMod = request.files.find(({ name }) => name === 'go.mod')?.content ?? '';
  const named = /^\s*module\s+"?(\w[\w.~/-]*)"?\s*(?:\/\/.*)?$/m.exec(goMod)?.[1];
  const rootOf = (path: string) => path.split('/')[0];
  const taken = !named || OWN_NAMES.test(named) || shipped.some((name) => rootOf(name) === rootOf(named));
  return taken ? DEFAULT_MODULE : named;
}
