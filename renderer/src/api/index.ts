export { AccessTokens } from './access-tokens';
export { ApiError, type ApiErrorKind, ERROR_TEXTS, errorText } from './api-error';
export { ApiClient, type CallInput, type CallReply, type EndpointTable } from './client';
export { inContentLanguage, interfaceLocale } from './content-language';
export { type Api, type ApiOptions, createApi } from './create-api';
export { readError } from './read-error';
export {
  type Answer,
  type PlacementAnswer,
  toCompileBody,
  toDraftBody,
  toPlacementBody,
  toSubmissionBody,
  toUserBody,
  type UserChanges,
  type Work,
} from './request-bodies';
export { type AnswerToSend, sendAnswer } from './send-answer';
export type * from './types';
export { UPDATE_NOTICE } from './update-notice';
