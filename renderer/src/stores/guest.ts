/** Owner id for a guest's work. */
export const GUEST = 'guest-id';
