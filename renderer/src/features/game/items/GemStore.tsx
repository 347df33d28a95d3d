import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { HITS_PER_CHEST } from '@shared/rules/sharpshooter';
import { Loaded } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { AnimatedNumber } from '@web/ui/AnimatedNumber';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { Emblem } from '@web/ui/Emblem';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import styles from './GemStore.module.css';
import { ItemRow } from './ItemRow';
import { itemsOf } from './items.store';
import { storeItems } from './store-items';
import { useStoreHref } from './useStoreHref';

interface Props {
  open: boolean;
  onClose: () => void;
}

const Balance = observer(function Balance() {
  const { gems } = itemsOf(useStores().scope);
  return (
    <p className={styles.balance}>
      <Emblem name="gem" size={40} shape="round" />
      <span>
        <Plural
          value={gems}
          one={
            <Trans>
              You have{' '}
              <strong className={styles.gems}>
                <AnimatedNumber value={gems} /> gem
              </strong>
            </Trans>
          }
          other={
            <Trans>
              You have{' '}
              <strong className={styles.gems}>
                <AnimatedNumber value={gems} /> gems
              </strong>
            </Trans>
          }
        />
      </span>
    </p>
  );
});

const Rows = observer(function Rows({ canTrade }: { canTrade: boolean }) {
  const items = itemsOf(useStores().scope);
  const kinds = storeItems((kind) => (canTrade ? items.count(kind) : 0));
  return (
    <ul className={styles.rows}>
      {kinds.map((kind) => (
        <ItemRow key={kind} kind={kind} canTrade={canTrade} />
      ))}
    </ul>
  );
});

const Waiting = () => (
  <div className={styles.waiting}>
    <Skeleton width="12rem" height="2.5rem" label={t`Loading your gems and items`} />
    {storeItems(() => 0).map((kind) => (
      <Skeleton key={kind} height="4.75rem" />
    ))}
  </div>
);

function ForGuests({ onClose }: Pick<Props, 'onClose'>) {
  const { overlays } = useStores();
  const href = useStoreHref();
  const signIn = () => {
    onClose();
    const redirect = `${window.location.pathname}${href}`;
    overlays.askToSignIn({ redirect, reason: t`Sign in to earn gems and buy items.` });
  };
  return (
    <>
      <div className={styles.guest}>
        <p>
          <Trans>Solve lessons to earn gems, and spend them on items that help you.</Trans>
        </p>
        <Button variant="primary" onClick={signIn}>
          <Trans>Sign in</Trans>
        </Button>
      </div>
      <Rows canTrade={false} />
    </>
  );
}

/** ?modal=gem-store: what gems buy, and what the learner has. */
export const GemStore = observer(function GemStore({ open, onClose }: Props) {
  const { session, scope } = useStores();
  return (
    <Dialog open={open} onClose={onClose} title={t`Gem store`} size="lg">
      {session.isProbablySignedIn ? (
        <Loaded state={itemsOf(scope).state} skeleton={<Waiting />} what={t`your items`}>
          {() => (
            <>
              <Balance />
              <Rows canTrade />
            </>
          )}
        </Loaded>
      ) : (
        <ForGuests onClose={onClose} />
      )}
      <p className={styles.note}>
        <Trans>
          Gems come from chests. Every {HITS_PER_CHEST} lessons in a row that you solve with your first submit
          earn you one. Selling gives back half the price.
        </Trans>
      </p>
    </Dialog>
  );
});
