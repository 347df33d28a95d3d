let isReturning = false;

/** Moves the focus back to where it was before a dialog opened. Tooltips, which open on focus, stay closed. */
export function returnFocus(element: HTMLElement): void {
  isReturning = true;
  element.focus(); // its events are dispatched before it returns
  isReturning = false;
}

/** Whether the focus event being handled comes from `returnFocus`. */
export const isFocusReturning = () => isReturning;
