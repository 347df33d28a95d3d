import { defencesOf, expectMutantsKilled } from './defence';

const { mutate, defence } = defencesOf('typescript');
const uncaught = (file: string) =>
  mutate(file, 'if (!(error instanceof RangeError)) throw error;', 'throw error;');

expectMutantsKilled([
  defence(
    'types nested too deeply to be stripped are the program’s error',
    mutate(
      'strip-types.ts',
      "if (error instanceof RangeError) throw new NotTypeScript('This is nested too deeply.', file.name, 1, 1);",
    ),
    'nesting for the compiler',
  ),
  defence(
    'types nested too deeply to be checked are the program’s error',
    uncaught('check-types.ts'),
    'nesting that only the type checker follows',
  ),
  defence(
    'namespaces nested too deeply to be compiled are the program’s error',
    uncaught('translate-files.ts'),
    'nesting that only the compiler of namespaces follows',
  ),
  defence(
    'type errors are reported up to a limit',
    mutate('check-types.ts', 'faults.slice(0, MOST_FAULTS)', 'faults'),
    'faults without end',
  ),
]);
