export { GithubModule } from './github.module';
export { GithubAccountEntity } from './github-account.entity';
export { GithubAccounts } from './github-accounts';
export { CodeRefused, GithubOAuth, type GithubSettings } from './github-oauth';
