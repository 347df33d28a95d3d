import { port, settingsPart } from '@server/platform/config';
import { z } from 'zod';

export interface TelemetrySettings {
  /** Where /metrics listens; undefined: on its usual port, if that is free. */
  metricsPort: number | undefined;
  metricsHost: string;
}

export const telemetrySettings = settingsPart({
  environment: {
    METRICS_PORT: port.optional().describe('a port number from 0 to 65535, another than PORT'),
    METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('an address to listen on, such as 0.0.0.0'),
  },
  read: (values): TelemetrySettings => ({
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
  }),
});
