/** Sign-in: the form, the route guard and the menu. `LoginDialog` and `LoginScreen` are lazy; import them by path. */

export { AccountMenu } from './AccountMenu';
export { keepArrivalQuery } from './arrival';
export { ONBOARDING_COOKIE, ONBOARDING_COOKIE_SECONDS } from './destination';
export { RequireSignIn } from './RequireSignIn';
