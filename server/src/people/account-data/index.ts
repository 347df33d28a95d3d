export { AccountDataModule } from './account-data.module';
export { EraseAccount } from './erase-account';
