export { createLogger, logOf, NestLog, withoutQuery } from './logger';
export { measureRequests } from './metrics';
export { Readiness, type ReadinessCheck } from './readiness';
export { logRequests } from './request-log';
export { TelemetryModule } from './telemetry.module';
