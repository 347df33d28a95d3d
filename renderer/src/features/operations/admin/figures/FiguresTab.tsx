import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CallReply, FiguresOfDay } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { dateFormat, formatNumber } from '@web/i18n';
import { AsyncState, useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import admin from '../admin.module.css';
import { showTime } from '../show-time';
import { Bars } from './Bars';
import styles from './figures.module.css';

type Figure = Exclude<keyof FiguresOfDay, 'date'>;

const DAY = dateFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const showDay = (date: string) => DAY.format(new Date(date));

const FIGURES: { key: Figure; label: string; hint: string }[] = [
  { key: 'numSignUps', label: t`Sign-ups`, hint: t`New accounts` },
  { key: 'numActiveLearners', label: t`Active learners`, hint: t`Submitted anything` },
  { key: 'numLessonsPassed', label: t`Lessons passed`, hint: t`For the first time` },
  { key: 'numFailures', label: t`Failures`, hint: t`Submissions that failed` },
];

function Summary({ days, figure }: { days: readonly FiguresOfDay[]; figure: (typeof FIGURES)[number] }) {
  const values = days.map((day) => day[figure.key]);
  return (
    <li className={styles.figure}>
      <p className={styles.label}>{figure.label}</p>
      <p className={styles.today}>
        {formatNumber(values.at(-1) ?? 0)}{' '}
        <span className={styles.quiet}>
          <Trans>today</Trans>
        </span>
      </p>
      <Bars values={values} />
      <p className={styles.range} aria-hidden="true">
        <span>{days[0] && showDay(days[0].date)}</span>
        <span>
          <Trans>today</Trans>
        </span>
      </p>
      <p className={styles.quiet}>{figure.hint}</p>
    </li>
  );
}

function Table({ days }: { days: readonly FiguresOfDay[] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day (UTC)</Trans>
            </th>
            {FIGURES.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">{showDay(day.date)}</th>
              {FIGURES.map(({ key }) => (
                <td key={key}>{formatNumber(day[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A class that starts together behind one address: its school can raise the limit. */
function LimitNotice({ reachedAt, address, perMinute }: NonNullable<CallReply<'getFigures'>['signInLimit']>) {
  const time = showTime(reachedAt);
  return (
    <Card as="div" role="note">
      <Trans>
        Some sign-ups or sign-ins from {address} were refused ({time}): there were more than {perMinute} in a
        minute. If that’s a school or a company, ask the person who runs this server to raise
        SIGN_INS_PER_MINUTE.
      </Trans>
    </Card>
  );
}

/** What happened on each of the last 14 days. */
export const FiguresTab = observer(function FiguresTab() {
  const { api } = useStores();
  const [state] = useState(() => new AsyncState((signal) => api.call('getFigures', { signal })));
  return (
    <Loaded
      state={state}
      skeleton={<Skeleton height="32rem" label={t`Loading the figures`} />}
      what={t`the figures`}
    >
      {({ days, signInLimit }) => (
        <>
          {signInLimit && <LimitNotice {...signInLimit} />}
          <p className={admin.facts}>
            <Trans>The last 14 days, counted just now. Days begin at midnight UTC.</Trans>
          </p>
          <ul className={styles.figures}>
            {FIGURES.map((figure) => (
              <Summary key={figure.key} days={days} figure={figure} />
            ))}
          </ul>
          <Table days={days} />
        </>
      )}
    </Loaded>
  );
});
