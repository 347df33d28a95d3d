import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DesktopLinksStore } from './desktop/desktop-links.store';
import { followKeychain } from './desktop/follow-keychain';
import { PageLink } from './desktop/PageLink';
import { SignInLink } from './desktop/SignInLink';
import { signInOnDesktop } from './desktop/sign-in-on-desktop';

/** What the desktop app gets from outside: links, which ask first, and the keychain's problems. Desktop only. */
export const DesktopLinkDialog = observer(function DesktopLinkDialog() {
  const stores = useStores();
  const desktop = stores.platform.desktop!;
  const [store] = useState(
    () => new DesktopLinksStore({ desktop, signIn: (code) => signInOnDesktop(stores, code) }),
  );
  useEffect(() => store.listen(), [store]);
  useEffect(() => followKeychain(desktop, stores.platform.publicOrigin), [desktop, stores]);
  const { link } = store;
  if (link === null) return null;
  return link.kind === 'sign-in' ? (
    <SignInLink store={store} link={link} />
  ) : (
    <PageLink store={store} link={link} />
  );
});
