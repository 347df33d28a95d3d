import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ACCESS_TOKEN_VERIFIER } from '@server/platform/http';
import { MailModule } from '@server/platform/mail';
import { UsersModule } from '@server/users';
import { AccessTokens } from './access-tokens';
import { AuthController } from './auth.controller';
import { AuthSecretFingerprintEntity } from './auth-secret-fingerprint.entity';
import { CheckAuthSecret } from './check-auth-secret';
import { CreateCliCode } from './create-cli-code';
import { LiveSessions } from './live-sessions';
import { MailSignInLink } from './mail-sign-in-link';
import { OneTimeCodeEntity } from './one-time-code.entity';
import { OneTimeCodes } from './one-time-codes';
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
      OneTimeCodeEntity,
      RefreshTokenEntity,
      SessionEntity,
    ]),
  ],
  controllers: [AuthController],
  providers: [
    AccessTokens,
    { provide: ACCESS_TOKEN_VERIFIER, useExisting: AccessTokens },
    CheckAuthSecret,
    CreateCliCode,
    LiveSessions,
    MailSignInLink,
    OneTimeCodes,
    RefreshCookie,
    RefreshSession,
    SendSignInLink,
    Sessions,
    SignInWithCode,
    SignOut,
  ],
  exports: [ACCESS_TOKEN_VERIFIER, AccessTokens, LiveSessions],
})
export class AuthModule {}
