import { type Language, RunRefused, type RunRequest, type SourceFile } from '../runner/runner';

/** A test: a call, and what it must return, raise or print. Texts are expressions in the lesson's language. */
export interface CodeTest {
  call: string;
  expect?: string;
  /** How learners know the expected value, if that isn't how it's written here. */
  shownExpect?: string;
  raises?: string;
  prints?: string;
  hidden?: boolean;
}

/** The name of the generated test for the row at `index`. */
export const callTestName = (index: number): string => `test_${index}`;

/** How the message of a failed test starts: with what the call gave, followed by the value or the error. */
export const RETURNED = 'returned ';
export const RAISED = 'raised ';

/** How the message starts if the author's own expectation is wrong: the program wasn't tested then. */
export const BAD_EXPECTATION = /^(?:The tests could not be started\. |Error: )(?=The expectation )/;

/**
 * Writes rows of calls as a test file in the language's own style, one test per row. A failed test's message is `RETURNED`
 * and the value of its call, or `RAISED` and its error; what the call printed is left to the reader of the outcome. Calls see the top-level names of
 * a Python program, and the exports of a JavaScript or TypeScript program.
 * @throws RunRefused for a language whose lessons only have test files.
 */
export function callTests({ language, files }: RunRequest, tests: readonly CodeTest[]): SourceFile {
  const write = WRITERS[language];
  if (!write) throw new RunRefused(`Calls can't be tested in ${language}. Use test files.`);
  const [extension, content] = write(tests, files[0]!.name);
  let name = 'test_calls';
  while (files.some((file) => file.name.startsWith(name))) name += '_';
  return { name: `${name}.${extension}`, content };
}

type Writer = (tests: readonly CodeTest[], entry: string) => [extension: string, content: string];

/** Rows are judged by shared/runner/python/guest/calls.py, and the call's value is noted on its way there. */
const python: Writer = (tests) => {
  const each = (write: (test: CodeTest, index: number) => string) => tests.map(write).join('\n');
  const content = `import __calls__
EXPECTED = [
${each(({ expect }) => (expect === undefined ? '__calls__.ANYTHING,' : `__calls__.expected(${JSON.stringify(expect)}),`))}
]
import __program__
NAMES = __calls__.Names(__program__)
RETURNED = []
def returned(value):
    RETURNED.append(value)
    return value
NAMES["__returned__"] = returned
def check(call, expected, raises):
    try:
        __calls__.check(NAMES, f"__returned__(({call}\\n))", expected, raises)
    except AssertionError as failure:
        kind = ${JSON.stringify(RETURNED)} if RETURNED else ${JSON.stringify(RAISED)}
        raise AssertionError(kind + str(failure)) from None
    finally:
        RETURNED.clear()
${each(
  ({ call, raises }, index) =>
    `def ${callTestName(index)}(): check(${JSON.stringify(call)}, EXPECTED[${index}], ${raises === undefined ? 'None' : JSON.stringify(raises)})`,
)}
`;
  return ['py', content];
};

const javascript: Writer = (tests, entry) => {
  const content = `
import * as program from ${JSON.stringify(`./${entry}`)};

const evaluate = (text, names) => new Function('names', \`with (names) { return (\${text}\\n); }\`)(names);
const nothing = Symbol();

async function expected(text) {
  try {
    return await evaluate(text, {});
  } catch (error) {
    throw new Error(\`The expectation \${text} could not be evaluated: \${error}\`);
  }
}

async function check(wanted, call, raises) {
  let got;
  try {
    got = await evaluate(call, program);
  } catch (error) {
    const name = error?.name ?? 'Error';
    if (name !== raises) assert.fail(\`${RAISED}\${name}: \${error?.message ?? error}\`);
    return;
  }
  if (raises === undefined && wanted === nothing) return;
  try {
    expect(got).toEqual(wanted);
  } catch (error) {
    assert.fail('${RETURNED}' + error.message.replace(/^expected ([^]*?) to equal [^]*$/, '$1'));
  }
}

const expectations = [
${tests.map(({ expect }) => (expect === undefined ? 'nothing,' : `await expected(${JSON.stringify(expect)}),`)).join('\n')}
];
${tests
  .map(
    ({ call, raises }, index) =>
      `test('${callTestName(index)}', () => check(expectations[${index}], ${JSON.stringify(call)}, ${JSON.stringify(raises)}));`,
  )
  .join('\n')}
`;
  return ['test.js', content];
};

const WRITERS: Partial<Record<Language, Writer>> = { python, javascript, typescript: javascript };
