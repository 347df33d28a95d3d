export { AccountKind, PROVIDER_BALANCE, REVENUE, SALES_TAX } from './account-kind';
export { Accounts, type NewTransaction, type TransactionKey } from './accounts';
export { AccountsModule } from './accounts.module';
export type { Account, Posting } from './check-postings';
export { describeMoney, digitsOf, type Money } from './money';
export { TransactionKind } from './transaction-kind';
export { type AccountsReport, verifyAccounts } from './verify-accounts';
