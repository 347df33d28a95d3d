import { defensesOf, expectMutantsKilled } from './defense';

const { mutate, defense } = defensesOf('typescript');
const uncaught = (file: string) =>
  mutate(file, 'if (!(error instanceof RangeError)) throw error;', 'throw error;');

expectMutantsKilled([
  defense(
    'types nested too deeply to strip are the program’s error',
    mutate(
      'strip-types.ts',
      "if (error instanceof RangeError) throw new NotTypeScript('This is nested too deeply.', file.name, 1, 1);",
    ),
    'nesting for the compiler',
  ),
  defense(
    'types nested too deeply to check are the program’s error',
    uncaught('check-types.ts'),
    'nesting that only the type checker follows',
  ),
  defense(
    'namespaces nested too deeply to compile are the program’s error',
    uncaught('translate-files.ts'),
    'nesting that only the compiler of namespaces follows',
  ),
  defense(
    'type errors are reported up to a limit',
    mutate('check-types.ts', 'diagnostics.slice(0, MAX_DIAGNOSTICS)', 'diagnostics'),
    'endless type errors',
  ),
]);
