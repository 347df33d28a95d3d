export { createLogger, NestLog, withoutQuery } from './logger';
export { measureRequests } from './metrics';
export { Readiness, type ReadinessCheck } from './readiness';
export { TelemetryModule } from './telemetry.module';
