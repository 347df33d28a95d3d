import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorText } from '@web/api';
import { RecentPaths, useStores } from '@web/stores';
import { Boots } from '@web/ui/boots/Boots';
import { cx } from '@web/ui/cx';
import { Dialog } from '@web/ui/Dialog';
import { Search } from '@web/ui/icons';
import { Kbd } from '@web/ui/Kbd';
import { TextField } from '@web/ui/TextField';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './finder.module.css';
import type { FinderPage } from './finder-pages';
import { LIST_ID, optionId, Results } from './Results';
import type { Findable } from './search';
import { sectionsFor } from './sections';
import { useFindables } from './useFindables';

const SEARCH_LABEL = t`Search lessons, courses, pages and commands`;

/** Below the list: what the keys do, or what became of the lessons' titles. */
const Foot = observer(function Foot() {
  const { lessonIndex } = useStores().catalog;
  if (lessonIndex.isWaiting)
    return (
      <p className={styles.foot}>
        <Trans>Loading lessons…</Trans>
      </p>
    );
  if (lessonIndex.status === 'failed') {
    return (
      <p className={styles.foot} role="status">
        <Trans>We couldn’t load the list of lessons.</Trans>{' '}
        <button type="button" className={styles.again} onClick={() => void lessonIndex.reload()}>
          <Trans>Try again</Trans>
        </button>
      </p>
    );
  }
  return (
    <p className={cx(styles.foot, styles.keys)} aria-hidden="true">
      <Trans>
        <Kbd keys={['↑']} /> <Kbd keys={['↓']} /> to choose, <Kbd keys={['Enter']} /> to open,{' '}
        <Kbd keys={['Esc']} /> to close
      </Trans>
    </p>
  );
});

/** Ctrl+K or Cmd+K: one search field for lessons, courses, pages and commands. */
export const Finder = observer(function Finder({ pages }: { pages: readonly FinderPage[] }) {
  const { overlays, session, scope, platform } = useStores();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [recent] = useState(() => new RecentPaths(platform.storage, scope.owner).list());
  const signOut = () => void session.signOut().catch((error: unknown) => toasts.error(errorText(error)));
  // The page that is open is no destination.
  const recentHrefs = recent.filter((path) => path !== window.location.pathname);
  const sections = sectionsFor(query, useFindables(pages, signOut), recentHrefs);
  const results = sections.flatMap(({ items }) => items);
  const active = results.find(({ id }) => id === chosen) ?? results[0];

  const pick = (item: Findable | undefined) => {
    if (!item) return;
    overlays.close();
    if (item.href) void navigate(item.href);
    item.act?.();
  };
  const move = (step: number) => {
    const at = active ? results.indexOf(active) : 0;
    setChosen(results.at((at + step) % results.length)?.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') pick(active);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open={overlays.open === 'finder'}
      onClose={() => overlays.close()}
      title={t`Find anything`}
      size="md"
    >
      <div className={styles.finder}>
        <TextField
          label={SEARCH_LABEL}
          hideLabel
          placeholder={SEARCH_LABEL}
          icon={<Search />}
          autoFocus
          autoComplete="off"
          role="combobox"
          aria-expanded={results.length > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <div className={styles.results}>
          <Results
            query={query}
            sections={sections}
            active={active}
            onPick={pick}
            onHover={({ id }) => setChosen(id)}
          />
          {results.length === 0 && (
            <div className={styles.nothing} role="status">
              <Boots mood="bootsthink" size={96} />
              <p>
                <Trans>No results for "{query}"</Trans>
              </p>
            </div>
          )}
        </div>
        <Foot />
      </div>
    </Dialog>
  );
});
