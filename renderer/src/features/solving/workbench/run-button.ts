/** Gets the focus when the keyboard leaves the editor. */
export const RUN_BUTTON_ID = 'run-button';

export const focusRunButton = (): void => document.getElementById(RUN_BUTTON_ID)?.focus();
