/** A code from /auth/otp/create, for a terminal or the desktop app, is valid for 10 minutes (docs/session.md). */
export const DEVICE_CODE_TTL_MS = 600_000;
