/** The buttons that a lesson's text can name: `:button[run]` shows what's on the button, in the reader's language. */
export const NAMED_BUTTONS = [
  'run',
  'submit',
  'step-through',
  'database',
  'speak',
  'playground',
  'share',
  'check',
  'solution',
  'next-lesson',
] as const;
export type NamedButton = (typeof NAMED_BUTTONS)[number];

/** A button's name in a text, known or not. */
export const BUTTON_REFERENCE = /:button\[([^\]\n]*)\]/g;

export const isNamedButton = (name: string): name is NamedButton =>
  NAMED_BUTTONS.some((button) => button === name);
