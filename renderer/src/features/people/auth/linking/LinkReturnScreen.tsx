import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePageTitle } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { Boots } from '@web/ui/boots/Boots';
import { Card } from '@web/ui/Card';
import { Spinner } from '@web/ui/Spinner';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RequireSignIn } from '../RequireSignIn';
import styles from './LinkReturnScreen.module.css';
import { type LinkedSite, LinkReturnStore } from './link-return.store';

export interface LinkReturnScreenProps {
  /** Such as GitHub. */
  name: string;
  site: LinkedSite;
  /** What's good about it, once it's linked as `login`. */
  success: (login: string) => ReactNode;
  /** Where to go from here. */
  back: { href: string; label: string };
}

const Linking = ({ name }: { name: string }) => (
  <p className={styles.waiting} role="status">
    <Spinner /> <Trans>Linking your {name} account…</Trans>
  </p>
);

const Outcome = observer(function Outcome({ name, site, success, back }: LinkReturnScreenProps) {
  const { api } = useStores();
  const [query] = useSearchParams();
  const [store] = useState(
    () =>
      new LinkReturnStore(api, site, {
        code: query.get('code'),
        state: query.get('state'),
        error: query.get('error'),
      }),
  );
  useEffect(() => {
    // The code has no business in the history.
    history.replaceState(history.state, '', location.pathname);
    void store.start();
  }, [store]);
  const { name: login, error } = store;
  // Somebody who typed the address didn't come from there, and this server may not offer it.
  const { href, label } =
    error === site.texts.nothing ? { href: '/dashboard', label: t`Back to Dashboard` } : back;
  if (login === null && error === null) return <Linking name={name} />;
  return (
    <div className={styles.outcome}>
      <Boots mood={login === null ? 'bootssad' : 'bootsthumb'} size={96} />
      {login === null ? <p role="alert">{error}</p> : <p role="status">{success(login)}</p>}
      <ButtonLink href={href} variant="primary">
        {label}
      </ButtonLink>
    </div>
  );
});

/** Where another site sends the browser back to, to link an account. */
export const LinkReturnScreen = (props: LinkReturnScreenProps) => {
  const { name } = props;
  const title = t`Link ${name}`;
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <Card padding="lg">
        <RequireSignIn
          skeleton={<Linking name={name} />}
          reason={t`Sign in first, then we’ll link your ${name} account.`}
        >
          <Outcome {...props} />
        </RequireSignIn>
      </Card>
    </div>
  );
};
