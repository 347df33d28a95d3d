import { z } from 'zod/mini';

const tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Milliseconds since the epoch, by this computer's clock. */
  refreshedAt: z.number(),
});
/** A session with one server. */
export type Tokens = z.infer<typeof tokens>;

/** Keeps the tokens of each server on this computer. */
export interface TokenStore {
  /** Where tokens are, for people: "your keychain". */
  readonly place: string;
  read(server: string): Promise<Tokens | undefined>;
  write(server: string, tokens: Tokens): Promise<void>;
  delete(server: string): Promise<void>;
}

/** Undefined for anything that isn't tokens: the learner then signs in again. */
export function parseTokens(text: string | null | undefined): Tokens | undefined {
  try {
    return text ? tokens.parse(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}
