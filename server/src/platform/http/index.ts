export {
  ACCESS_TOKEN_VERIFIER,
  type AccessTokenVerifier,
  type Caller,
  callerOf,
  SessionId,
  UserId,
} from './caller';
export { serveDownloads } from './downloads';
export { bearerToken, EndpointGuard } from './endpoint-guard';
export { ErrorFilter, sendError, toDomainError } from './error-filter';
export type { HttpSettings } from './http.settings';
export { HttpEdge } from './http-edge';
export { Input } from './input';
export { MEDIA_TYPES, serveMediaFiles } from './media-files';
export { openApiDocument } from './openapi';
export { answerOtherMethods } from './other-methods';
export { PageStatuses } from './page-statuses';
export { PrerenderedPages } from './prerendered-pages';
export { clientAddress, limitRates, RateLimit, SignInRateLimit, tooMany } from './rate-limit';
export { ReplyCheck } from './reply-check';
export { acceptJsonBodies } from './request-body';
export { serveRuntimeFiles } from './runtime-files';
export { setSecurityHeaders } from './security-headers';
export { endpointOf, Serve } from './serve';
export { Delivery, ServeWebhook, type WebhookDelivery } from './serve-webhook';
export { SitePage } from './site-page';
export { LastMessageId, type Messages, OngoingReply, ReaderSignal } from './streams';
export { UploadedFile } from './uploaded-file';
export { serveWebApp } from './web-app';
export { WebPage } from './web-page';
