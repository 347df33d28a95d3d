import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';

/** Who asks for passkeys: this site. A passkey belongs to the host of PUBLIC_URL forever. */
@Injectable()
export class RelyingParty {
  readonly id: string;
  readonly origin: string;
  readonly name = 'Emberforge';
  /** Browsers only have passkeys on https and localhost, and for names rather than numbers. */
  readonly isAvailable: boolean;

  constructor(@Inject(SETTINGS) { publicUrl }: Pick<Settings, 'publicUrl'>) {
    const { hostname, origin, protocol } = new URL(publicUrl);
    this.id = hostname;
    this.origin = origin;
    this.isAvailable =
      (protocol === 'https:' || hostname === 'localhost') && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  }
}
