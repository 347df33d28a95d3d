/** Marks what contains the learner's code or answer: `data-work`. */
const WORK = '[data-work]';
/** Where typing goes, or a choice is made. */
const FIELDS = ':is(.native-edit-context, textarea, input, [role="radio"][tabindex="0"], [role="radio"])';

/** Whether the keyboard is in the learner's code or answer. */
export const isInWork = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WORK) !== null;

/** Moves the keyboard into the learner's code or answer. Returns whether the page has one. */
export function focusWork(root: ParentNode = document): boolean {
  const field = [...root.querySelectorAll<HTMLElement>(`${WORK} ${FIELDS}`)].find(isUsable);
  field?.focus();
  return field !== undefined;
}

const isUsable = (field: HTMLElement): boolean =>
  !field.matches(':disabled, [readonly]:not(.inputarea), [aria-hidden="true"]') &&
  field.closest('[inert]') === null;
