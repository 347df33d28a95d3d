const FIELDS = 'input, textarea, select, [contenteditable="true"], .monaco-editor';
const CONTROLS = `${FIELDS}, a, button, summary, [role="option"], [role="menuitem"], [role="tab"], [role="radio"]`;

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Whether the focus is in an editor, where Enter is a new line. Enter submits a single line, so that is free then. */
export function isTypingCode(active: Element | null): boolean {
  return isDialogOpen() || active?.closest('textarea, [contenteditable="true"], .monaco-editor') != null;
}

/** Whether Enter has no other meaning where it was pressed. */
export function isFreeForEnter(target: EventTarget | null): boolean {
  return !isDialogOpen() && target instanceof Element && target.closest(CONTROLS) === null;
}
