import { showNecessary } from './defence';

showNecessary([
  {
    name: 'what a program prints is counted',
    cuts: [
      {
        file: 'shared/runner/run-output.ts',
        code: "if (kept.length < data.length) throw new RunStopped('output');",
        without: '',
      },
    ],
    lets: ['sql: endless output', 'python: endless output', 'javascript: endless output'],
  },
]);
