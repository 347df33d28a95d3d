import { t } from '@lingui/core/macro';
import type { PublicProfile } from '@web/api';

type Links = Pick<PublicProfile, 'websiteUrl' | 'linkedinUrl' | 'githubHandle' | 'twitterHandle'>;

/** Where else a learner is on the web, as it's shown. */
export function linksOf(links: Links): { href: string; label: string }[] {
  const { websiteUrl, linkedinUrl, githubHandle, twitterHandle } = links;
  return [
    ...(websiteUrl ? [{ href: websiteUrl, label: withoutScheme(websiteUrl) }] : []),
    ...(githubHandle
      ? [{ href: `https://github.com/${githubHandle}`, label: t`${githubHandle} on GitHub` }]
      : []),
    ...(linkedinUrl ? [{ href: linkedinUrl, label: 'LinkedIn' }] : []),
    ...(twitterHandle ? [{ href: `https://x.com/${twitterHandle}`, label: t`@${twitterHandle} on X` }] : []),
  ];
}

const withoutScheme = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
