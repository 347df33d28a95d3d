/** Sign-in: the form, the route guard and the menu. `LoginDialog` and `LoginScreen` are lazy; import them by path. */

export { AccountMenu } from './AccountMenu';
export { forgetRecruiter, keepArrivalQuery, keptRecruiter } from './arrival';
export { markOnboardingSeen } from './onboarding-seen';
export { RequireSignIn } from './RequireSignIn';
export { preloadSignUpOffer, SignUpOffer } from './SignUpOffer';
