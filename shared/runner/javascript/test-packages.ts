import { COMMONJS_NAME } from './as-module';
import { FRAMEWORK_NAMES } from './guest/judge/names';

const FRAMEWORKS = ['vitest', '@jest/globals'];
const NODE_TEST = ['node:test'];
const ASSERTIONS = ['assert', 'node:assert', 'assert/strict', 'node:assert/strict'];

/** Packages that test files can import. Their exports are on the global object of the judge's instance. */
export const PACKAGES: readonly string[] = [...FRAMEWORKS, ...NODE_TEST, ...ASSERTIONS];

const named = (names: readonly string[], from: string) =>
  names.map((each) => `const ${each}$ = ${from}.${each}; export { ${each}$ as ${each} };`).join('\n');

const ASSERT_NAMES =
  'ok equal notEqual strictEqual notStrictEqual deepEqual notDeepEqual deepStrictEqual notDeepStrictEqual match doesNotMatch throws doesNotThrow rejects doesNotReject fail ifError strict AssertionError'.split(
    ' ',
  );

/** The source of one of `PACKAGES`. */
export function sourceOfPackage(name: string): string {
  const whole = (value: string) =>
    `const whole$ = ${value}; export default whole$; export { whole$ as ${COMMONJS_NAME} };`;
  if (ASSERTIONS.includes(name))
    return `${whole('globalThis.assert')}\n${named(ASSERT_NAMES, 'globalThis.assert')}`;
  const framework = named(FRAMEWORK_NAMES, 'globalThis');
  if (!NODE_TEST.includes(name)) return framework;
  const hooks = '{ before: beforeAll, after: afterAll, beforeEach, afterEach, describe, suite, it, test }';
  return `${whole(`Object.assign((...all) => test(...all), test, ${hooks})`)}\n${framework}\nexport { beforeAll$ as before, afterAll$ as after };`;
}
