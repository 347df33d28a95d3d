/** The framework's names, available in test files as globals and as imports. */
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
