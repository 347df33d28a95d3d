/** Where one pane is seen at a time. */
export const PHONE = '(max-width: 44.99rem)';
