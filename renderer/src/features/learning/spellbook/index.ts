export { SpellbookTab, type SpellbookTabProps } from './SpellbookTab';
