const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');
const MOD = isApple ? '⌘' : 'Ctrl';

/** The shortcuts of the places where code is written, as they are drawn (specification 2, section 2). */
export const KEYS = {
  run: [MOD, 'Enter'],
  submit: [MOD, isApple ? '⇧' : 'Shift', 'Enter'],
  next: [MOD, '.'],
  previous: [MOD, ','],
  leave: ['Esc'],
} as const;
