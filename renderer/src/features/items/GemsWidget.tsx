import { amountOf } from '@shared/rules/currencies';
import { useLoad, useStores } from '@web/stores';
import { AnimatedNumber } from '@web/ui/AnimatedNumber';
import { Emblem } from '@web/ui/Emblem';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import styles from './GemsWidget.module.css';
import { useStoreHref } from './useStoreHref';

/** The learner's gems in the header; opens the gem store. */
export const GemsWidget = observer(function GemsWidget() {
  const { session, scope } = useStores();
  const href = useStoreHref();
  const { state, gems } = scope.items;
  useLoad(state, session.isSignedIn);
  if (!session.isProbablySignedIn) return null;
  const label = state.value ? `Gem store: you have ${amountOf('gems', gems)}` : 'Gem store';
  return (
    <UiLink href={href} className={styles.widget} aria-label={label} title={label}>
      <Emblem name="gem" size={26} shape="round" />
      <span className={styles.number} aria-hidden="true">
        {state.value ? <AnimatedNumber value={gems} /> : '–'}
      </span>
    </UiLink>
  );
});
