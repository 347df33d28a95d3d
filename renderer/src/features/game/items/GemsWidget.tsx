import { t } from '@lingui/core/macro';
import { amountOf } from '@web/game-names';
import { useLoad, useStores } from '@web/stores';
import { AnimatedNumber } from '@web/ui/AnimatedNumber';
import { Gem } from '@web/ui/icons';
import { StatLink } from '@web/ui/StatLink';
import { observer } from 'mobx-react-lite';
import styles from './GemsWidget.module.css';
import { itemsOf } from './items.store';
import { useStoreHref } from './useStoreHref';

/** The learner's gems in the header; opens the gem store. Every page loads it, so it has an icon, not an emblem. */
export const GemsWidget = observer(function GemsWidget() {
  const { session, scope } = useStores();
  const href = useStoreHref();
  const { state, gems } = itemsOf(scope);
  useLoad(state, session.isSignedIn);
  if (!session.isProbablySignedIn) return null;
  const amount = amountOf('gems', gems);
  const label = state.value ? t`Gem store: you have ${amount}` : t`Gem store`;
  return (
    <StatLink
      href={href}
      label={label}
      icon={<Gem aria-hidden="true" className={styles.gem} />}
      value={state.value && <AnimatedNumber value={gems} />}
    />
  );
});
