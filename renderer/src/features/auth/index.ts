/** Signing in: the form, the gate, the menu. `LoginDialog` and `LoginScreen` are lazy and have their own paths. */

export { AccountMenu } from './AccountMenu';
export { keepArrivalQuery } from './arrival';
export { ONBOARDING_COOKIE, ONBOARDING_COOKIE_SECONDS } from './destination';
export { RequireSignIn } from './RequireSignIn';
