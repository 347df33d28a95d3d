export { chooseLanguage, currentLanguage } from './current-language';
export { inOwnLanguage, inOwnWords } from './declared-texts';
export { direction } from './direction';
export {
  dateFormat,
  formatDecimal,
  formatNumber,
  formatShare,
  listFormat,
  numberFormat,
  relativeTimeFormat,
} from './formats';
export { i18n } from './i18n';
export { Trans } from './Trans';
