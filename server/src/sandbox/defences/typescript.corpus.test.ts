import { showNecessary } from './defence';

const RUNNER = 'shared/runner/typescript';

showNecessary([
  {
    name: 'types nested too deeply to be stripped are the program’s error',
    cuts: [
      {
        file: `${RUNNER}/strip-types.ts`,
        code: "if (error instanceof RangeError) throw new NotTypeScript('This is nested too deeply.', file.name, 1, 1);",
        without: '',
      },
    ],
    lets: ['typescript: nesting for the compiler'],
  },
  {
    name: 'types nested too deeply to be checked are the program’s error',
    cuts: [
      {
        file: `${RUNNER}/check-types.ts`,
        code: 'if (!(error instanceof RangeError)) throw error;',
        without: 'throw error;',
      },
    ],
    lets: ['typescript: nesting that only the type checker follows'],
  },
  {
    name: 'namespaces nested too deeply to be compiled are the program’s error',
    cuts: [
      {
        file: `${RUNNER}/translate-files.ts`,
        code: 'if (!(error instanceof RangeError)) throw error;',
        without: 'throw error;',
      },
    ],
    lets: ['typescript: nesting that only the compiler of namespaces follows'],
  },
  {
    name: 'faults without end are not told',
    cuts: [{ file: `${RUNNER}/check-types.ts`, code: 'faults.slice(0, MOST_FAULTS)', without: 'faults' }],
    lets: ['typescript: faults without end'],
  },
]);
