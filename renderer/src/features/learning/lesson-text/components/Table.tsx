import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import styles from './Table.module.css';

/** A table that scrolls on its own where it's wider than the text. A group, because a text can have many: regions are landmarks. */
export function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form controls, so no fieldset
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div role="group" className={styles.table} aria-label={t`Table`} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
