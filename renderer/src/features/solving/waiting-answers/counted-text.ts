import { t } from '@lingui/core/macro';
import type { SubmissionReply } from '@web/api';
import { dateFormat } from '@web/i18n';
import { momentText } from '@web/ui/momentText';

const REASONS = {
  anchor: t`Counts from when it arrived, because this device had to sign in or connect again before it was sent.`,
  clock: t`Counts from when it arrived, because this device’s clock was changed.`,
  old: t`Counts from when it arrived, because it was made over a week ago.`,
  order: t`Counts from when it arrived, because an answer that was made later was sent before.`,
  online: t`Counts from when it arrived, because you’ve been online since you made it, maybe on another device.`,
} as const;

/** Which day of the streak an answer from offline counts for; null if there's nothing to say. */
export function countedText({ offline, resultSlug }: SubmissionReply): string | null {
  if (!offline || resultSlug !== 'success') return null;
  const { madeAt, refusal, day } = offline;
  if (refusal) return REASONS[refusal];
  if (day) {
    const date = dayText(day);
    return t`Counts for ${date}.`;
  }
  if (!madeAt) return null;
  const moment = momentText(Date.parse(madeAt));
  return t`Made ${moment}.`;
}

const days = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "Friday, November 20" */
const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));
