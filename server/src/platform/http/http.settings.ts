import { settingsPart } from '@server/platform/config';
import { z } from 'zod';
import { type TrustProxy, trustProxy } from './trust-proxy';

export interface HttpSettings {
  trustProxy: TrustProxy;
  /** From one address, and of each kind. */
  signInsPerMinute: number;
}

export const httpSettings = settingsPart({
  environment: {
    TRUST_PROXY: trustProxy,
    SIGN_INS_PER_MINUTE: z.coerce
      .number()
      .int()
      .min(1)
      .max(10_000)
      .default(30)
      .describe('a number of sign-ups and sign-ins from 1 to 10000'),
  },
  read: (values): HttpSettings => ({
    trustProxy: values.TRUST_PROXY,
    signInsPerMinute: values.SIGN_INS_PER_MINUTE,
  }),
});
