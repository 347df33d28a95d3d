export { Ledger, type LedgerEntry, type LedgerKey } from './ledger';
export { LedgerEntryEntity } from './ledger-entry.entity';
export { LedgerReason } from './ledger-reason';
export type { LessonPay, NewAccountPay } from './lesson-pay';
export { type LedgerReport, replayLedger } from './replay-ledger';
export { REWARD_ORDER, RewardRule } from './reward-rule';
export { SEER_STONE_USED, SolutionSeen } from './rules/lesson-rules';
export { XpModule } from './xp.module';
