export { GithubModule } from './github.module';
export type { GithubSettings } from './github.settings';
export { GithubAccountEntity } from './github-account.entity';
export { GithubAccounts } from './github-accounts';
export { CodeRefused, GithubOAuth } from './github-oauth';
