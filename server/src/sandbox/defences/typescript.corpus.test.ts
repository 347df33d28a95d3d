import { cutsIn, showNecessary } from './defence';

const cut = cutsIn('shared/runner/typescript');
const uncaught = (file: string) =>
  cut(file, 'if (!(error instanceof RangeError)) throw error;', 'throw error;');

showNecessary([
  {
    name: 'types nested too deeply to be stripped are the program’s error',
    cuts: [
      cut(
        'strip-types.ts',
        "if (error instanceof RangeError) throw new NotTypeScript('This is nested too deeply.', file.name, 1, 1);",
      ),
    ],
    lets: ['typescript: nesting for the compiler'],
  },
  {
    name: 'types nested too deeply to be checked are the program’s error',
    cuts: [uncaught('check-types.ts')],
    lets: ['typescript: nesting that only the type checker follows'],
  },
  {
    name: 'namespaces nested too deeply to be compiled are the program’s error',
    cuts: [uncaught('translate-files.ts')],
    lets: ['typescript: nesting that only the compiler of namespaces follows'],
  },
  {
    name: 'type errors are reported up to a limit',
    cuts: [cut('check-types.ts', 'faults.slice(0, MOST_FAULTS)', 'faults')],
    lets: ['typescript: faults without end'],
  },
]);
