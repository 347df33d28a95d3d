import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '@server/platform/config';
import { OAuth2Client } from 'google-auth-library';
import { z } from 'zod';
import type { AuthSettings, GoogleClient } from '../auth.settings';
import type { ProviderAccount } from '../identities/sign-in-with-provider';
import { hashOf } from '../secrets';
import { googleNotConfigured, googleRefused, googleUnreachable } from './google.errors';

/** Settings that differ from Google's own addresses are for tests. */
const GOOGLE = 'https://accounts.google.com';

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string(),
  email_verified: z.boolean().optional(),
  nonce: z.string(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

/** What the web app needs to show Google's button. */
export interface GoogleButton {
  clientId: string;
  scriptUrl: string;
}

/** Verifies the credentials that Google Identity Services gives to the web app: OpenID Connect ID tokens. */
@Injectable()
export class GoogleTokens {
  private readonly settings: GoogleClient | undefined;
  private readonly client: OAuth2Client | undefined;

  constructor(@Inject(SETTINGS) { google }: Pick<AuthSettings, 'google'>) {
    this.settings = google;
    this.client = google && clientOf(google);
  }

  /** Undefined without settings. */
  get button(): GoogleButton | undefined {
    const { settings } = this;
    return settings && { clientId: settings.clientId, scriptUrl: `${settings.url}/gsi/client` };
  }

  /** What Google puts into the credential for this browser. */
  nonceOf(secret: string): string {
    return hashOf(`google-nonce:${secret}`);
  }

  /**
   * The account that a credential is for: signed by Google, for this app, not expired, and asked for by this browser.
   * @param secret this browser's; undefined if it has none.
   * @throws DomainError `forbidden`, or `unavailable` without settings or if Google's keys can't be read.
   */
  async verify(credential: string, secret: string | undefined): Promise<ProviderAccount> {
    if (!this.client || !this.settings) throw googleNotConfigured();
    const { certs } = await this.client.getFederatedSignonCertsAsync().catch((error: unknown) => {
      throw googleUnreachable(error);
    });
    const ticket = await this.client
      .verifySignedJwtWithCertsAsync(credential, certs, this.settings.clientId, this.client.issuers)
      // The library's messages contain the credential, so they aren't passed on to the log.
      .catch(() => undefined);
    const parsed = claims.safeParse(ticket?.getPayload());
    if (!parsed.success || secret === undefined || parsed.data.nonce !== this.nonceOf(secret))
      throw googleRefused();
    const { sub, email, email_verified: isVerified, given_name, family_name } = parsed.data;
    return {
      subject: sub,
      label: email,
      verifiedEmail: isVerified === true ? email : null,
      firstName: given_name,
      lastName: family_name,
    };
  }
}

function clientOf({ clientId, url }: GoogleClient): OAuth2Client {
  if (url === GOOGLE) return new OAuth2Client({ clientId });
  return new OAuth2Client({
    clientId,
    issuers: [url],
    endpoints: { oauth2FederatedSignonPemCertsUrl: `${url}/oauth2/v1/certs` },
  });
}
