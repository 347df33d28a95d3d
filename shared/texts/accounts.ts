/** Sessions, signing in, and the accounts of others that are linked. */
export const ACCOUNT_TEXTS = {
  'session.not-logged-in': "You're not logged in",
  'session.login-expired': 'Login has expired',
  'session.ended': 'Your session has ended. Please sign in again.',
  'session.expired': 'Your session has expired. Please sign in again.',
  'session.ended-for-safety': 'To keep your account safe, this session was ended. Please sign in again.',
  'session.just-refreshed': 'This session was just refreshed by another window. Please try again.',
  'session.foreign-origin': 'This request came from another site. Please use the app itself.',
  'session.no-such-device': 'You’re already signed out on this device.',
  'session.impersonation-over': 'You’re no longer viewing this account.',
  'session.not-while-impersonating': 'You’re viewing somebody else’s account, so you can’t do this here.',
  'access.denied': "You don't have access to this.",

  'sign-in.wrong-code':
    'This sign-in link or code is wrong, expired, or already used. Please request a new one.',
  'sign-in.unknown-email': 'There’s no account with this email yet.',
  'sign-in.email-taken': 'An account with this email already exists. Sign in instead.',
  'sign-in.too-many-links':
    'We’ve already sent you several sign-in links. Please check your email, or try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'sign-in.suspended': 'This account is suspended. The reason: {reason}',
  'sign-in.suspended-until-deletion':
    'This account is suspended and will be deleted on {date, date, long}. The reason: {reason}',
  'sign-up.by-invitation':
    'New accounts here are by invitation only. Ask the people who run this site to invite this address.',
  'sign-up.other-domain':
    'Only people with an email address at {domains} can sign up here. Use that address, or ask the people who run this site to invite you.',

  'confirmation.needed': 'Please confirm that it’s you first, then try again.',
  'confirmation.wrong-code': 'This code is wrong or expired. Use the newest email, or send another code.',
  'confirmation.too-many-codes':
    'We’ve already sent you several codes. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',

  'email.same': 'That’s already your email address.',
  'email.in-use': 'Another account has this email address.',
  'email.wrong-link': 'This link is wrong, expired, or already used. Ask for a new one in your settings.',
  'email.too-many-links':
    'That’s a lot of links. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'email.broken-link': 'This link isn’t valid. Please copy all of it from the email.',

  'passkeys.need-https':
    'Passkeys need https. The host of this server can set PUBLIC_URL to an https address.',
  'passkeys.refused': 'We couldn’t sign you in with this passkey. Try again, or use your email.',
  'passkeys.not-added': 'The passkey couldn’t be added. Please try again.',
  'passkeys.taken': 'This passkey is already in use.',
  'passkeys.too-many': 'You already have {max} passkeys. Remove one first.',
  'passkeys.none-yet': 'You don’t have a passkey yet. We can email you a code instead.',
  'passkeys.gone': 'You don’t have this passkey any more.',

  'providers.not-connected': 'This server isn’t connected to {provider} yet. Its host can set {settings}.',
  'providers.unreachable': '{provider} isn’t answering right now. Please try again in a minute.',
  'providers.unverified-email':
    '{provider} hasn’t verified your email address yet. Verify it there, or sign in by email here.',
  'providers.other-account-linked':
    'Your account here is linked to another {provider} account. Sign in with that one, or by email.',
  'providers.linked-elsewhere':
    'The {provider} account {name} is already linked to another account here. Unlink it there first.',
  'google.refused': 'Google couldn’t confirm who you are. Reload the page, then try again.',
  'discord.refused': 'Discord couldn’t confirm who you are. Please try again from the settings.',
  'github.link-failed': "Github couldn't authenticate, please try again",
  'github.login-failed': 'Github Login Error',
  'github.not-linked': 'Your GitHub account isn’t linked. Link it, then try again.',
  'github.no-longer-linked': 'GitHub no longer gives us access to your account. Please link it again.',

  'users.handle-taken': 'This handle is taken. Please choose another one.',
  'users.too-many-handles':
    'You’ve changed your handle {count} times in the last {days} days. Please wait a little.',
  'users.no-account': 'This account doesn’t exist.',
  'users.no-such-learner': 'There’s no learner with this name.',
  'users.no-such-image': 'This profile image doesn’t exist.',
  'users.not-an-image': 'Please choose an image: a JPEG, PNG, WebP, GIF or AVIF file.',
  'users.too-many-pixels': 'Please choose a smaller image: at most {count} megapixels.',
  'users.private-profile': 'This profile is private.',
  'users.private-activity': 'This learner keeps their activity private.',
} as const;
