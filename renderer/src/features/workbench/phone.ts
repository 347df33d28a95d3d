/** Screens that show one pane at a time. */
export const PHONE = '(max-width: 44.99rem)';
