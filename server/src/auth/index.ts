export { AccessTokens } from './access-tokens';
export { AuthModule } from './auth.module';
export { LiveSessions } from './live-sessions';
