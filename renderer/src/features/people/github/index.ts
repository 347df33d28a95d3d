/** Linking a GitHub account. `GithubSyncScreen` is lazy; import it by path. */

export { leaveForGithub } from './link-github';
