import type { RunRequest } from '../runner';
import { COURSE_PACKAGES } from './packages';

/** The module that a program without a go.mod is: `import "example.com/program/helpers"` names its folder helpers. */
export const DEFAULT_MODULE = 'example.com/program';

/**
 * With these a program could look at memory or at the functions that call it, and so at the tests: `reflect` and
 * templates reach `reflect.Value.UnsafePointer`, whose result converts to a pointer to anything, and `flag` holds
 * the testing package's own settings.
 */
const NOT_WHILE_JUDGED: readonly string[] = ['reflect', 'text/template', 'flag'];

/** Of `runtime` a judged program may use what tells nothing about its callers. */
const RUNTIME_MEMBERS = [
  ...['GOMAXPROCS', 'NumCPU', 'NumGoroutine', 'Gosched', 'GC', 'Goexit', 'MemStats', 'ReadMemStats'],
  ...['GOOS', 'GOARCH', 'Version', 'KeepAlive', 'Error', 'TypeAssertionError'],
];

/** The rules that inspect.go (build/scripts/go-runtime/tools) holds a program to. */
export interface Policy {
  Module: string;
  Imports: readonly string[];
  Members: Readonly<Record<string, readonly string[]>>;
}

/** `shipped` are the packages of the runtime, ours among them. */
export function policyOf(request: RunRequest, shipped: readonly string[]): Policy {
  const judged = request.tests !== undefined;
  return {
    Module: moduleOf(request, shipped),
    Imports: COURSE_PACKAGES.filter((name) => !judged || !NOT_WHILE_JUDGED.includes(name)),
    Members: judged ? { runtime: RUNTIME_MEMBERS } : {},
  };
}

/** Names that mean something to the compiler or the linker itself. */
const OWN_NAMES = /^(main|unsafe|C|go|go[.:].*|type|command-line-arguments)(\/|$)/;

/** The name in a go.mod, unless it could be taken for a package that is there already. */
function moduleOf(request: RunRequest, shipped: readonly string[]): string {
  const goMod = request.files.find(({ name }) => name === 'go.mod')?.content ?? '';
  const named = /^\s*module\s+"?(\w[\w.~/-]*)"?\s*(?:\/\/.*)?$/m.exec(goMod)?.[1];
  const taken =
    !named || OWN_NAMES.test(named) || shipped.some((name) => name === named || name.startsWith(`${named}/`));
  return taken ? DEFAULT_MODULE : named;
}
