import { TEXT_HEADER } from '@shared/contracts/errors';
import type { Text } from '@shared/texts';

/** Proxies refuse replies whose headers are too large; a reader of another language then gets the English. */
const MAX_REFERENCE_LENGTH = 2_000;

/** Names a failure's text beside its English, for clients that say it in another language (docs/wire.md). */
export function textHeader({ reference }: Text): Record<string, string> {
  return reference === undefined || reference.length > MAX_REFERENCE_LENGTH
    ? {}
    : { [TEXT_HEADER]: reference };
}
