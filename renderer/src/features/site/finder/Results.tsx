import { t } from '@lingui/core/macro';
import { cx } from '@web/ui/cx';
import { BookOpen, FileText, GraduationCap, type LucideIcon, MapIcon, Play, Zap } from '@web/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './finder.module.css';
import { type Findable, type FindableKind, matchedRanges } from './search';
import type { FinderSection } from './sections';

const ICONS: Record<FindableKind, LucideIcon> = {
  page: FileText,
  course: GraduationCap,
  track: MapIcon,
  lesson: BookOpen,
  playground: Play,
  action: Zap,
};

export const LIST_ID = 'finder-list';
export const optionId = (item: Findable) => `finder-${item.id.replaceAll(/\W/g, '-')}`;

function markedTitle(query: string, title: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of matchedRanges(query, title)) {
    parts.push(title.slice(at, start), <mark key={start}>{title.slice(start, end)}</mark>);
    at = end;
  }
  return [...parts, title.slice(at)];
}

export interface ResultsProps {
  query: string;
  sections: readonly FinderSection[];
  active: Findable | undefined;
  onPick: (item: Findable) => void;
  onHover: (item: Findable) => void;
}

/** The list of results. The keyboard focus stays in the search field. */
export function Results({ query, sections, active, onPick, onHover }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) list.current?.querySelector(`#${activeId}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const option = (item: Findable) => {
    const Icon = ICONS[item.kind];
    return (
      <div
        key={item.id}
        id={optionId(item)}
        role="option"
        tabIndex={-1}
        aria-selected={item === active}
        className={cx(styles.option, item === active && styles.active)}
        onClick={() => onPick(item)}
        onKeyDown={(event) => event.key === 'Enter' && onPick(item)}
        onPointerMove={() => onHover(item)}
      >
        <Icon aria-hidden="true" className={styles.icon} />
        <span className={styles.title}>{markedTitle(query, item.title)}</span>
        <span className={styles.context} data-kind={item.kind}>
          {item.context}
        </span>
      </div>
    );
  };
  return (
    <div ref={list} id={LIST_ID} role="listbox" aria-label={t`Results`} className={styles.list}>
      {sections.map(({ title, items }) =>
        title ? (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets
          <div key={title} role="group" aria-label={title}>
            <p className={styles.section} aria-hidden="true">
              {title}
            </p>
            {items.map(option)}
          </div>
        ) : (
          items.map(option)
        ),
      )}
    </div>
  );
}
