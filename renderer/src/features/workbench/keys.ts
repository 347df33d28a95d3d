const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');
const MOD = isApple ? '⌘' : 'Ctrl';

/** The player's shortcuts as they are drawn (specification 2, section 2). */
export const KEYS = {
  run: [MOD, 'Enter'],
  submit: [MOD, isApple ? '⇧' : 'Shift', 'Enter'],
  next: [MOD, '.'],
  previous: [MOD, ','],
} as const;
