import { errorText } from '@web/api';
import { useStores } from '@web/stores';
import { cx } from '@web/ui/cx';
import { Dialog } from '@web/ui/Dialog';
import { TextField } from '@web/ui/TextField';
import { toasts } from '@web/ui/toasts';
import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './finder.module.css';
import type { FinderPage } from './finder-pages';
import { type Findable, search } from './search';
import { useFindables } from './useFindables';

const LIST = 'finder-list';
const optionId = (item: Findable) => `finder-${item.id.replaceAll(/\W/g, '-')}`;

interface ResultsProps {
  results: readonly Findable[];
  active: number;
  onPick: (item: Findable) => void;
  onHover: (index: number) => void;
}

function Results({ results, active, onPick, onHover }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={LIST} role="listbox" aria-label="Results" className={styles.list}>
      {results.map((item, index) => (
        <div
          key={item.id}
          id={optionId(item)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={cx(styles.option, index === active && styles.active)}
          onClick={() => onPick(item)}
          onKeyDown={(event) => event.key === 'Enter' && onPick(item)}
          onPointerMove={() => onHover(index)}
        >
          <span className={styles.title}>{item.title}</span>
          <span className={styles.kind}>{item.kind}</span>
        </div>
      ))}
    </div>
  );
}

/** Ctrl+K or Cmd+K: one search field for pages, courses, lessons and actions. */
export const Finder = observer(function Finder({ pages }: { pages: readonly FinderPage[] }) {
  const { overlays, session } = useStores();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const signOut = () => void session.signOut().catch((error: unknown) => toasts.error(errorText(error)));
  const results = search(query, useFindables(pages, signOut));

  const pick = (item: Findable | undefined) => {
    if (!item) return;
    overlays.close();
    if (item.href) void navigate(item.href);
    item.act?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const next = moves[event.key];
    if (event.key === 'Enter') pick(results[active]);
    else if (next === undefined) return;
    else setActive((next + results.length) % Math.max(1, results.length));
    event.preventDefault();
  };

  return (
    <Dialog
      open={overlays.open === 'finder'}
      onClose={() => overlays.close()}
      title="Find anything"
      size="md"
    >
      <div className={styles.finder}>
        <TextField
          label="Search pages, courses, lessons and actions"
          hideLabel
          placeholder="Search pages, courses, lessons and actions"
          icon={<Search />}
          autoFocus
          autoComplete="off"
          role="combobox"
          aria-expanded={results.length > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={results[active] && optionId(results[active])}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Results results={results} active={active} onPick={pick} onHover={setActive} />
        {results.length === 0 && (
          <p className={styles.nothing} role="status">
            No results for "{query}"
          </p>
        )}
      </div>
    </Dialog>
  );
});
