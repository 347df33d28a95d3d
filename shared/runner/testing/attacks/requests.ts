import type { Attack } from './attack';

/** Requests that must not be run at all: see check-request.test.ts for the rest. */
export const requests: Attack[] = [
  {
    name: 'python: a file named "../main.py"',
    language: 'python',
    files: [{ name: '../main.py', content: '1' }],
    expect: 'refused',
  },
];
