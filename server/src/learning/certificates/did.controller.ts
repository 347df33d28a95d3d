import { Controller, Get, Header, Inject } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import { CertificateKeys } from './certificate-keys';
import { didDocument, didOfKey, didOfSite } from './credential/documents';

/** Publishes the keys that sign certificates, as the DID document of did:web:<this site>. */
@Controller()
export class DidController {
  constructor(
    private readonly keys: CertificateKeys,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @Get('/.well-known/did.json')
  @Header('content-type', 'application/did+ld+json')
  @Header('access-control-allow-origin', '*')
  async document(): Promise<string> {
    const keys = await this.keys.all();
    const document = didDocument(didOfSite(this.settings.publicUrl), keys);
    return JSON.stringify({ ...document, alsoKnownAs: keys.map(didOfKey) });
  }
}
