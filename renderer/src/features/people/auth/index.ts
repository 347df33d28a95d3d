/** Sign-in: the form, the route guard and the menu. `LoginDialog` and `LoginScreen` are lazy; import them by path. */

export { AccountMenu } from './AccountMenu';
export { forgetRecruiter, keepArrivalQuery, keptRecruiter } from './arrival';
export { LinkReturnScreen } from './linking/LinkReturnScreen';
export { type LinkedSite, LinkReturnStore } from './linking/link-return.store';
export { markOnboardingSeen } from './onboarding-seen';
export { addWithToast } from './passkeys/offer-passkey';
export { hasPasskeys } from './passkeys/passkeys';
export { GoogleButton } from './providers/GoogleButton';
export { DiscordLogo, GithubLogo, GoogleLogo } from './providers/provider-logos';
export { RequireSignIn } from './RequireSignIn';
export { preloadSignUpOffer, SignUpOffer } from './SignUpOffer';
