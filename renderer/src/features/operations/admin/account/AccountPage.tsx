import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ACCOUNT_ACTIONS, type AccountAction } from '@shared/rules/moderation';
import type { CallReply } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { roleName } from '@web/game-names';
import { formatNumber } from '@web/i18n';
import { AsyncState, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { ArrowLeft } from '@web/ui/icons';
import { Progress } from '@web/ui/Progress';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import admin from '../admin.module.css';
import { DecisionDialog } from '../moderation/DecisionDialog';
import { Decisions } from '../moderation/Decisions';
import { textsOf } from '../moderation/decision-texts';
import { showTime } from '../show-time';
import { useAction } from '../useAction';
import { AccountBadges } from './AccountBadges';
import styles from './account.module.css';

type Account = CallReply<'getAccount'>;

function Numbers({ account }: { account: Account }) {
  const { user, streak, longestStreak, numLessonsComplete, numActiveDays } = account;
  const days = (count: number) => plural(count, { one: '# day', other: '# days' });
  const facts = [
    { label: t`Level`, value: `${formatNumber(user.level)} (${roleName(user.level)})` },
    { label: t`XP`, value: formatNumber(user.xp) },
    { label: t`Lessons completed`, value: formatNumber(numLessonsComplete) },
    { label: t`Active on`, value: days(numActiveDays) },
    { label: t`Streak`, value: days(streak) },
    { label: t`Longest streak`, value: days(longestStreak) },
  ];
  return (
    <dl className={styles.numbers}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Courses({ courses }: { courses: Account['courses'] }) {
  if (courses.length === 0)
    return (
      <p className={admin.facts}>
        <Trans>They haven’t completed a lesson yet.</Trans>
      </p>
    );
  return (
    <ul className={styles.courses}>
      {courses.map(({ uuid, slug, title, numLessons, numComplete, completedAt }) => {
        const [done, all] = [formatNumber(numComplete), formatNumber(numLessons)];
        const time = completedAt === null ? '' : showTime(completedAt);
        return (
          <li key={uuid}>
            <UiLink href={`/courses/${slug}`}>{title}</UiLink>
            <Progress
              label={t`Lessons of ${title}`}
              hideLabel
              value={numComplete}
              max={Math.max(numLessons, 1)}
              text={t`${done} of ${all} lessons`}
              tone={completedAt === null ? 'ember' : 'success'}
            />
            {completedAt !== null && (
              <p className={admin.facts}>
                <Trans>Completed {time}</Trans>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const isDone = (action: AccountAction, { suspendedAt, eraseAt }: Account['user']): boolean =>
  action !== 'sign-out' && (eraseAt !== null || (action === 'suspend' && suspendedAt !== null));

function Actions({ account, onChange }: { account: Account; onChange: () => void }) {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const [asked, setAsked] = useState<AccountAction | null>(null);
  const { user } = account;
  const decide = (reason: string) =>
    run(async () => {
      if (asked === null) return;
      await api.call('moderateAccount', { params: { id: user.uuid }, body: { action: asked, reason } });
      setAsked(null);
      onChange();
    });
  if (user.isAdmin)
    return (
      <p className={admin.facts}>
        <Trans>Admins can’t be suspended or deleted. Remove them as an admin first.</Trans>
      </p>
    );
  return (
    <>
      <div className={admin.actions}>
        {ACCOUNT_ACTIONS.filter((action) => !isDone(action, user)).map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'delete' ? 'danger' : 'secondary'}
            onClick={() => setAsked(action)}
          >
            {textsOf(action, null).button}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <DecisionDialog
          action={asked}
          kind={null}
          who={`@${user.handle}`}
          isBusy={isBusy}
          onDecide={(reason) => void decide(reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function View({ account, onChange }: { account: Account; onChange: () => void }) {
  const { user, suspensionReason } = account;
  const joined = showTime(user.createdAt);
  return (
    <>
      <Card padding="lg">
        <h2 className={styles.title}>
          {`${user.firstName} ${user.lastName}`.trim()} <AccountBadges account={user} />
        </h2>
        <ul className={admin.factList}>
          <li>
            <UiLink href={`/u/${user.handle}`}>@{user.handle}</UiLink>
          </li>
          <li>{user.email}</li>
          <li>
            <Trans>Joined {joined}</Trans>
          </li>
        </ul>
        {suspensionReason !== null && (
          <p className={styles.suspension}>
            <Trans>Suspended, because: {suspensionReason}</Trans>
          </p>
        )}
        <Numbers account={account} />
        <Actions account={account} onChange={onChange} />
      </Card>
      <section className={admin.group} aria-labelledby="account-courses">
        <h2 id="account-courses" className={admin.groupTitle}>
          <Trans>Courses</Trans>
        </h2>
        <Courses courses={account.courses} />
      </section>
      {account.decisions.length > 0 && (
        <section className={admin.group} aria-labelledby="account-decisions">
          <h2 id="account-decisions" className={admin.groupTitle}>
            <Trans>Decisions</Trans>
          </h2>
          <Decisions decisions={account.decisions} onChange={onChange} />
        </section>
      )}
    </>
  );
}

/** One account: who it is, what they have learned, and what was decided about it. */
export const AccountPage = observer(function AccountPage({
  userId,
  onBack,
}: {
  userId: string;
  onBack: () => void;
}) {
  const { api } = useStores();
  const state = useMemo(
    () => new AsyncState((signal) => api.call('getAccount', { params: { id: userId }, signal })),
    [api, userId],
  );
  return (
    <>
      <Button size="sm" variant="ghost" icon={<ArrowLeft />} onClick={onBack}>
        <Trans>All accounts</Trans>
      </Button>
      <Loaded
        state={state}
        skeleton={<Skeleton height="24rem" label={t`Loading the account`} />}
        what={t`the account`}
      >
        {(account) => <View account={account} onChange={() => void state.reload()} />}
      </Loaded>
    </>
  );
});
