const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');
const MOD = isApple ? '⌘' : 'Ctrl';

/** Shortcuts for writing and running code (docs/app.md). */
export const KEYS = {
  run: [MOD, 'Enter'],
  submit: [MOD, isApple ? '⇧' : 'Shift', 'Enter'],
  next: [MOD, '.'],
  previous: [MOD, ','],
  leave: ['Esc'],
} as const;
