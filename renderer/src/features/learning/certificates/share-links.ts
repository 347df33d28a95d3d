import { t } from '@lingui/core/macro';
import type { Certificate } from '@web/api';
import { currentSite } from '@web/ui/site';

export interface ShareLink {
  network: string;
  href: string;
}

/** Plain links to the networks' own share pages: nothing of theirs is loaded here. */
export function shareLinks({ pageUrl, title, completionUuid, completedAt }: Certificate): ShareLink[] {
  const { name: site } = currentSite();
  const text = t`I completed ${title} on ${site}!`;
  const date = new Date(completedAt);
  const to = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;
  return [
    {
      network: t`Add to LinkedIn`,
      href: to('https://www.linkedin.com/profile/add', {
        startTask: 'CERTIFICATION_NAME',
        name: title,
        organizationName: currentSite().name,
        issueYear: String(date.getUTCFullYear()),
        issueMonth: String(date.getUTCMonth() + 1),
        certUrl: pageUrl,
        certId: completionUuid,
      }),
    },
    {
      network: 'LinkedIn',
      href: to('https://www.linkedin.com/sharing/share-offsite/', { url: pageUrl }),
    },
    { network: 'X', href: to('https://x.com/intent/post', { text, url: pageUrl }) },
    { network: 'Bluesky', href: to('https://bsky.app/intent/compose', { text: `${text} ${pageUrl}` }) },
    { network: 'Facebook', href: to('https://www.facebook.com/sharer/sharer.php', { u: pageUrl }) },
    { network: 'Reddit', href: to('https://www.reddit.com/submit', { url: pageUrl, title: text }) },
  ];
}
