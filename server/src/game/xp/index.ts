export { ActiveDayEntity } from './active-day.entity';
export { Ledger, type Payment, type PaymentKey } from './ledger';
export { CURRENCIES, type Currency, LedgerEntryEntity, type LedgerReason } from './ledger-entry.entity';
export { XpModule } from './xp.module';
