export { AccessTokens } from './access-tokens';
export { AuthModule } from './auth.module';
export { FreshSignIn } from './fresh-sign-in/fresh-sign-in.guard';
export { Identities } from './identities/identities';
export { splitName } from './identities/name-of';
export {
  type Arrival,
  type LinkedAccounts,
  type ProviderAccount,
  type ProviderSignIn,
  SignInWithProvider,
} from './identities/sign-in-with-provider';
export { ImpersonationEntity } from './impersonation/impersonation.entity';
export { Impersonations } from './impersonation/impersonations';
export { lastContact } from './last-contact';
export { LiveSessions } from './live-sessions';
export { SignInWayAdded } from './notices/notices.events';
export { fetchLimited, ReplyTooLarge } from './oauth/fetch-limited';
export { LinkStates } from './oauth/link-states';
export { replyWithSession } from './oauth/reply-with-session';
export { SignInCookie } from './oauth/sign-in-cookie';
export { OneTimeCodes } from './one-time-codes';
export { RefreshCookie } from './refresh-cookie';
export { hashOf, newSecret } from './secrets';
export { SendSignInLink } from './send-sign-in-link';
export { Sessions } from './sessions';
