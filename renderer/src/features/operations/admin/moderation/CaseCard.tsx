import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isAccountAction, type ModerationAction } from '@shared/rules/moderation';
import type { ModerationCase } from '@web/api';
import { KIND_NAMES, REASON_NAMES } from '@web/features/community/moderation';
import { useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { EllipsisVertical } from '@web/ui/icons';
import { Menu } from '@web/ui/Menu';
import { UiLink } from '@web/ui/UiLink';
import { useState } from 'react';
import { AccountBadges } from '../account/AccountBadges';
import admin from '../admin.module.css';
import { showTime } from '../show-time';
import { useAction } from '../useAction';
import { actionsFor } from './case-rules';
import { DecisionDialog } from './DecisionDialog';
import { Decisions } from './Decisions';
import { textsOf } from './decision-texts';
import { Evidence } from './Evidence';
import styles from './moderation.module.css';

interface CaseCardProps {
  entry: ModerationCase;
  onChange: () => void;
}

const ACCOUNT_ACTIONS = ['suspend', 'sign-out', 'delete'] as const;

function Reports({ entry }: { entry: ModerationCase }) {
  const { reports, numReports } = entry;
  if (numReports === 0) return null;
  return (
    <ul className={styles.reports} aria-label={t`Reports`}>
      {reports.map(({ createdAt, reason, note, handle }) => (
        <li key={`${createdAt} ${handle}`}>
          <span className={styles.reason}>{REASON_NAMES[reason]}</span>{' '}
          <span className={styles.quiet}>
            {handle === null ? t`An account that’s gone` : <UiLink href={`/u/${handle}`}>@{handle}</UiLink>},{' '}
            {showTime(createdAt)}
          </span>
          {note !== '' && <p className={styles.words}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}

/** What was reported, by whom and why, and what to do about it. */
export function CaseCard({ entry, onChange }: CaseCardProps) {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const [asked, setAsked] = useState<ModerationAction | null>(null);
  const { uuid, kind, author, review, numReports, isOpen } = entry;
  const who = `@${author.handle}`;
  const decide = (reason: string) =>
    run(async () => {
      if (asked === null) return;
      await api.call('moderateCase', { params: { id: uuid }, body: { action: asked, reason } });
      setAsked(null);
      onChange();
    });
  const account = ACCOUNT_ACTIONS.map((action) => ({
    key: action,
    label: textsOf(action, null).button,
    danger: action !== 'sign-out',
    disabled:
      action === 'sign-out'
        ? false
        : author.isAdmin || author.eraseAt !== null || (action === 'suspend' && author.suspendedAt !== null),
    onSelect: () => setAsked(action),
  }));
  return (
    <Card as="li">
      <div className={styles.head}>
        <h2 className={admin.name}>
          <Badge>{KIND_NAMES[kind]}</Badge> {`${author.firstName} ${author.lastName}`.trim()}{' '}
          <AccountBadges account={author} />
        </h2>
        <Badge tone={numReports > 0 ? 'danger' : 'info'}>
          {numReports > 0
            ? plural(numReports, { one: '# report', other: '# reports' })
            : t`First review, waiting`}
        </Badge>
      </div>
      <ul className={admin.factList}>
        <li>
          <UiLink href={`/admin?tab=users&user=${author.uuid}`}>{who}</UiLink>
        </li>
        <li>{showTime(entry.createdAt)}</li>
        {review?.courseSlug && (
          <li>
            <UiLink href={`/courses/${review.courseSlug}`}>{review.courseTitle}</UiLink>
          </li>
        )}
      </ul>
      <Evidence entry={entry} />
      <Reports entry={entry} />
      <Decisions decisions={entry.decisions} onChange={onChange} />
      <div className={admin.actions}>
        {isOpen &&
          actionsFor(entry).map((action, at) => (
            <Button
              key={action}
              size="sm"
              variant={at === 0 ? 'secondary' : 'ghost'}
              onClick={() => setAsked(action)}
            >
              {textsOf(action, kind).button}
            </Button>
          ))}
        <Menu
          trigger={
            <Button
              size="sm"
              variant="ghost"
              icon={<EllipsisVertical />}
              aria-label={t`The account of ${who}`}
            >
              <Trans>Account</Trans>
            </Button>
          }
          items={account}
        />
      </div>
      {asked !== null && (
        <DecisionDialog
          action={asked}
          kind={isAccountAction(asked) ? null : kind}
          who={who}
          isBusy={isBusy}
          onDecide={(reason) => void decide(reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
