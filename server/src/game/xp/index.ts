export { ActiveDayEntity } from './active-day.entity';
export { Ledger, type LedgerEntry, type LedgerKey } from './ledger';
export { CURRENCIES, type Currency, LedgerEntryEntity } from './ledger-entry.entity';
export { LedgerReason } from './ledger-reason';
export type { LessonPay, NewAccountPay } from './lesson-pay';
export { REWARD_ORDER, RewardRule } from './reward-rule';
export { XpModule } from './xp.module';
