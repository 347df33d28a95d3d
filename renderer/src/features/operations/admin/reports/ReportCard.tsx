import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Report } from '@web/api';
import { useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { CodeBlock } from '@web/ui/CodeBlock';
import { UiLink } from '@web/ui/UiLink';
import styles from '../admin.module.css';
import { showTime } from '../show-time';
import { useAction } from '../useAction';
import { KIND_NAMES, MARK_AS, STATUS_NAMES } from './report-texts';

type Change = Pick<Report, 'status' | 'isAccepted'>;

const STATUSES = ['new', 'read', 'done'] as const;

/** Where what it's about can be read; null if that's gone. */
function addressOf({ title, courseSlug, pageSlug, lessonUuid }: Report): string | null {
  if (title === null) return null;
  if (lessonUuid === null) return `/courses/${courseSlug}`;
  return pageSlug === null ? `/lessons/${lessonUuid}` : `/spellbook/${courseSlug}/${pageSlug}`;
}

function About({ report }: { report: Report }) {
  const address = addressOf(report);
  const title = report.title ?? t`Something that’s gone`;
  return (
    // Focused when the report above it is gone.
    <h2 className={styles.name} tabIndex={-1}>
      {address === null ? title : <UiLink href={address}>{title}</UiLink>}{' '}
      <Badge>{KIND_NAMES[report.kind]}</Badge>{' '}
      {report.isOutdated && (
        <Badge>
          <Trans>Changed since</Trans>
        </Badge>
      )}{' '}
      {report.isAccepted && (
        <Badge tone="success">
          <Trans>Accepted</Trans>
        </Badge>
      )}
    </h2>
  );
}

interface ReportCardProps {
  report: Report;
  onChange: (report: Report) => void;
}

/** Who wrote what about which text, and what becomes of it. */
export function ReportCard({ report, onChange }: ReportCardProps) {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const { uuid, handle, status, isAccepted, title, courseTitle } = report;
  const change = (body: Change) =>
    run(async () => {
      await api.call('changeReport', { params: { id: uuid }, body });
      onChange({ ...report, ...body });
    });
  return (
    <Card as="li">
      <About report={report} />
      <ul className={styles.factList}>
        <li>{handle === null ? t`A guest` : <UiLink href={`/u/${handle}`}>@{handle}</UiLink>}</li>
        <li>{showTime(report.createdAt)}</li>
        {courseTitle !== null && courseTitle !== title && <li>{courseTitle}</li>}
        <li>{STATUS_NAMES[status]}</li>
      </ul>
      <p className={styles.text}>{report.text}</p>
      {report.code !== null && <CodeBlock code={report.code} />}
      <div className={styles.actions}>
        {/* A guest has no account that could have karma. */}
        {handle !== null && !isAccepted && (
          <Button
            size="sm"
            disabled={isBusy}
            onClick={() => void change({ status: 'done', isAccepted: true })}
          >
            {t({ message: 'Accept', context: 'verb, for a report' })}
          </Button>
        )}
        {STATUSES.filter((other) => other !== status).map((other) => (
          <Button
            key={other}
            size="sm"
            disabled={isBusy}
            onClick={() => void change({ status: other, isAccepted })}
          >
            {MARK_AS[other]}
          </Button>
        ))}
        {isAccepted && (
          <Button
            size="sm"
            variant="ghost"
            disabled={isBusy}
            onClick={() => void change({ status, isAccepted: false })}
          >
            <Trans>Don’t accept it after all</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
