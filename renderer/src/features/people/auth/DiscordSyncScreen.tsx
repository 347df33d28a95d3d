import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LinkReturnScreen } from './linking/LinkReturnScreen';
import type { LinkedSite } from './linking/link-return.store';

const DISCORD: LinkedSite = {
  link: async (api, query) => {
    const account: unknown = await api.call('discordCallback', { query });
    return typeof account === 'object' && account !== null && 'name' in account ? String(account.name) : null;
  },
  texts: {
    failed: t`Discord couldn’t confirm who you are. Please try again from the settings.`,
    denied: t`You didn’t give us access, so nothing was linked. You can try again from the settings.`,
    nothing: t`This link is incomplete, so there’s nothing to link.`,
  },
};

/** /discord-sync: where Discord sends the browser back to. */
export const DiscordSyncScreen = () => (
  <LinkReturnScreen
    name="Discord"
    site={DISCORD}
    success={(login) => (
      <>
        <Trans>
          You’re linked as <strong>{login}</strong>.
        </Trans>
      </>
    )}
    back={{ href: '/dashboard?modal=settings', label: t`Back to settings` }}
  />
);
