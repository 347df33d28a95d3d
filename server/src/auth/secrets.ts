import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that only their holder knows; URL-safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. It has too many random bits to be guessed, so a plain hash will do. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
