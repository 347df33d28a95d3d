import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CallInput, Report } from '@web/api';
import { AsyncState, useLoad, useStores } from '@web/stores';
import { Select } from '@web/ui/Select';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from '../admin.module.css';
import { PagedList } from '../PagedList';
import { PagedListStore } from '../paged-list.store';
import { ReportCard } from './ReportCard';
import { KIND_NAMES, STATUS_NAMES } from './report-texts';

type Filter = Omit<NonNullable<CallInput<'listReports'>['query']>, 'after'>;

const ALL = 'all';
const toOptions = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const STATUSES = [...toOptions(STATUS_NAMES), { value: ALL, label: t`All` }];
const KINDS = [{ value: ALL, label: t`Everything` }, ...toOptions(KIND_NAMES)];

const isIn = <Key extends string>(names: Record<Key, string>, key: string | null): key is Key =>
  key !== null && key in names;

/** From the address, so that a link can show the reports of one course. */
function useFilter(): { filter: Filter; change: (name: string, value: string) => void } {
  const [query, setQuery] = useSearchParams();
  const [status, kind, course] = [query.get('status') ?? 'new', query.get('kind'), query.get('course')];
  const filter = useMemo(
    () => ({
      status: isIn(STATUS_NAMES, status) ? status : undefined,
      kind: isIn(KIND_NAMES, kind) ? kind : undefined,
      course: course ?? undefined,
    }),
    [status, kind, course],
  );
  const change = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', 'reports');
        if (value === ALL && name !== 'status') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { filter, change };
}

const CourseFilter = observer(function CourseFilter({
  value,
  onChange,
}: {
  value: string;
  onChange: (course: string) => void;
}) {
  const { api } = useStores();
  const [content] = useState(() => new AsyncState((signal) => api.call('getContentOverview', { signal })));
  useLoad(content);
  const courses = content.value?.courses ?? [];
  const options = [
    { value: ALL, label: t`All courses` },
    ...courses.map(({ uuid, title }) => ({ value: uuid, label: title })),
  ];
  return <Select label={t`Course`} value={value} options={options} onChange={onChange} />;
});

/**
 * The button that changed a report is gone then, often with its report, and the focus with it: it moves to the title of the
 * report that's now in its place, or of the last one, or to what stands above the list.
 */
function useFocusAfterChange() {
  const section = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{ index: number } | null>(null);
  useEffect(() => {
    if (place === null || section.current === null) return;
    const titles = [...section.current.querySelectorAll<HTMLElement>('li h2')];
    (titles[place.index] ?? titles.at(-1) ?? section.current).focus();
  }, [place]);
  return { section, moveTo: (index: number) => setPlace({ index }) };
}

/** What learners wrote about courses, lessons and spellbook pages. Accepting gives the learner karma. */
export const ReportsTab = observer(function ReportsTab({ onChange }: { onChange: () => void }) {
  const { api } = useStores();
  const { filter, change } = useFilter();
  const list = useMemo(
    () =>
      new PagedListStore<Report>(async (after, signal) => {
        const { reports, hasMore } = await api.call('listReports', { query: { ...filter, after }, signal });
        return { items: reports, hasMore };
      }),
    [api, filter],
  );
  const { section, moveTo } = useFocusAfterChange();
  const put = (report: Report) => {
    const index = list.items.findIndex(({ uuid }) => uuid === report.uuid);
    if (filter.status === undefined || filter.status === report.status) list.replace(report);
    else list.remove(report.uuid);
    moveTo(index);
    onChange();
  };
  const isNarrow = filter.kind !== undefined || filter.course !== undefined;
  return (
    <>
      <search className={styles.form}>
        <Select
          label={t({ message: 'Show', comment: 'Before a choice of reports' })}
          value={filter.status ?? ALL}
          options={STATUSES}
          onChange={(value) => change('status', value)}
        />
        <Select
          label={t({ message: 'About', context: 'what a report is about' })}
          value={filter.kind ?? ALL}
          options={KINDS}
          onChange={(value) => change('kind', value)}
        />
        <CourseFilter value={filter.course ?? ALL} onChange={(value) => change('course', value)} />
      </search>
      <p className={styles.facts}>
        <Trans>
          Feedback on lessons and spellbook pages, and what course reviews say to you alone. If it helped,
          accept it: the learner gets karma, once.
        </Trans>
      </p>
      <section ref={section} className={styles.stack} aria-label={t`Reports`} tabIndex={-1}>
        <PagedList
          list={list}
          what={t`the reports`}
          empty={filter.status === 'new' && !isNarrow ? t`You’ve read everything` : t`No report matches`}
        >
          {(report) => <ReportCard key={report.uuid} report={report} onChange={put} />}
        </PagedList>
      </section>
    </>
  );
});
