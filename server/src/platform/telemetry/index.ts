export { createLogger, logOf, NestLog, withoutQuery } from './logger';
export { createMetrics } from './metrics';
export { MetricsServer } from './metrics-server';
export { Readiness, type ReadinessCheck } from './readiness';
export { type AnsweredRequest, RequestTelemetry } from './request-telemetry';
export { TelemetryModule } from './telemetry.module';
export type { TelemetrySettings } from './telemetry.settings';
