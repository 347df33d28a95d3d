/** The names that test files use without an import, and by importing them from a test framework. */
export const FRAMEWORK_NAMES = [
  ...[
    'describe',
    'suite',
    'it',
    'test',
    'xit',
    'xtest',
    'fit',
    'xdescribe',
    'fdescribe',
    'expect',
    'beforeAll',
  ],
  ...['afterAll', 'beforeEach', 'afterEach', 'onTestFinished', 'vi', 'jest', 'assert'],
] as const;
