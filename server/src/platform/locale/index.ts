export { AskedLocale, RequestLocale } from './locale-of';
export {
  ANY_LOCALE,
  decideLocale,
  type LocaleHeaders,
  localeOfRequest,
  type RequestedLocale,
  requestedLocale,
} from './requested-locale';
