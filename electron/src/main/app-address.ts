import { APP_ORIGIN } from '@shared/desktop/app-origin';

export { APP_ORIGIN, APP_SCHEME } from '@shared/desktop/app-origin';

/** Whether this is an address of the app itself. */
export const isAppAddress = (address: string): boolean => address.startsWith(`${APP_ORIGIN}/`);
