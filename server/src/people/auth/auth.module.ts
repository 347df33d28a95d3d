import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '@server/people/users';
import { ACCESS_TOKEN_VERIFIER } from '@server/platform/http';
import { MailModule } from '@server/platform/mail';
import { AccessTokens } from './access-tokens';
import { AuthController } from './auth.controller';
import { AuthSecretFingerprintEntity } from './auth-secret-fingerprint.entity';
import { CheckAuthSecret } from './check-auth-secret';
import { CreateCliCode } from './create-cli-code';
import { Devices } from './devices/devices';
import { DevicesController } from './devices/devices.controller';
import { DiscordController } from './discord/discord.controller';
import { DiscordAccounts } from './discord/discord-accounts';
import { ChangeEmail } from './email-change/change-email';
import { EmailChangeController } from './email-change/email-change.controller';
import { EmailChangeEntity } from './email-change/email-change.entity';
import { MailEmailChange } from './email-change/mail-email-change';
import { ConfirmationController } from './fresh-sign-in/confirmation.controller';
import { ConfirmationCodeEntity } from './fresh-sign-in/confirmation-code.entity';
import { ConfirmationCodes } from './fresh-sign-in/confirmation-codes';
import { MailConfirmationCode } from './fresh-sign-in/mail-confirmation-code';
import { SignInAge } from './fresh-sign-in/sign-in-age';
import { GoogleController } from './google/google.controller';
import { GoogleAccounts } from './google/google-accounts';
import { GoogleNonces } from './google/google-nonces';
import { GoogleTokens } from './google/google-tokens';
import { Identities } from './identities/identities';
import { IdentityEntity } from './identities/identity.entity';
import { ProvidersController } from './identities/providers.controller';
import { SignInWithProvider } from './identities/sign-in-with-provider';
import { ImpersonationEntity } from './impersonation/impersonation.entity';
import { Impersonations } from './impersonation/impersonations';
import { LiveSessions } from './live-sessions';
import { MailSignInLink } from './mail-sign-in-link';
import { MailNotice } from './notices/mail-notice';
import { OneTimeCodeEntity } from './one-time-code.entity';
import { OneTimeCodes } from './one-time-codes';
import { PasskeyEntity } from './passkeys/passkey.entity';
import { PasskeyChallengeEntity } from './passkeys/passkey-challenge.entity';
import { PasskeyChallenges } from './passkeys/passkey-challenges';
import { Passkeys } from './passkeys/passkeys';
import { PasskeysController } from './passkeys/passkeys.controller';
import { RelyingParty } from './passkeys/relying-party';
import { RefreshCookie } from './refresh-cookie';
import { RefreshSession } from './refresh-session';
import { RefreshTokenEntity } from './refresh-token.entity';
import { SendSignInLink } from './send-sign-in-link';
import { SessionEntity } from './session.entity';
import { Sessions } from './sessions';
import { SignInWithCode } from './sign-in-with-code';
import { SignOut } from './sign-out';

/** Exports ACCESS_TOKEN_VERIFIER for the EndpointGuard, and LiveSessions beside it for the socket. */
@Module({
  imports: [
    MailModule,
    UsersModule,
    TypeOrmModule.forFeature([
      AuthSecretFingerprintEntity,
      ConfirmationCodeEntity,
      EmailChangeEntity,
      IdentityEntity,
      ImpersonationEntity,
      OneTimeCodeEntity,
      PasskeyChallengeEntity,
      PasskeyEntity,
      RefreshTokenEntity,
      SessionEntity,
    ]),
  ],
  controllers: [
    AuthController,
    ConfirmationController,
    DevicesController,
    DiscordController,
    EmailChangeController,
    GoogleController,
    PasskeysController,
    ProvidersController,
  ],
  providers: [
    AccessTokens,
    { provide: ACCESS_TOKEN_VERIFIER, useExisting: AccessTokens },
    ChangeEmail,
    CheckAuthSecret,
    ConfirmationCodes,
    CreateCliCode,
    Devices,
    DiscordAccounts,
    GoogleAccounts,
    GoogleNonces,
    GoogleTokens,
    Identities,
    Impersonations,
    LiveSessions,
    MailConfirmationCode,
    MailEmailChange,
    MailNotice,
    MailSignInLink,
    OneTimeCodes,
    PasskeyChallenges,
    Passkeys,
    RefreshCookie,
    RefreshSession,
    RelyingParty,
    SendSignInLink,
    Sessions,
    SignInAge,
    SignInWithCode,
    SignInWithProvider,
    SignOut,
  ],
  exports: [
    ACCESS_TOKEN_VERIFIER,
    AccessTokens,
    Identities,
    Impersonations,
    LiveSessions,
    OneTimeCodes,
    RefreshCookie,
    SendSignInLink,
    Sessions,
    SignInAge,
    SignInWithProvider,
  ],
})
export class AuthModule {}
