import { plural, t } from '@lingui/core/macro';
import { formatNumber, numberFormat } from '@web/i18n';
import type { KeepProgress } from './keep-lessons';
import type { Obstacle } from './offline.store';
import type { KeptSet } from './offline-record';

const MB = 1024 * 1024;

const inTenths = (value: number) =>
  numberFormat({ maximumFractionDigits: 1, useGrouping: false }).format(value);

/** `8.2 MB`, `1.5 GB`. */
export function formatBytes(bytes: number): string {
  const mb = bytes / MB;
  if (mb >= 1_000) return `${inTenths(mb / 1_000)} GB`;
  return mb >= 10 ? `${Math.round(mb)} MB` : `${inTenths(mb)} MB`;
}

/** A size that the learner can choose, in MB. */
export const formatLimit = (mb: number): string => (mb >= 1_000 ? `${inTenths(mb / 1_000)} GB` : `${mb} MB`);

export function progressText({ done, total }: KeepProgress): string {
  const ready = formatNumber(done);
  return t`${ready} of ${plural(total, { one: '# lesson', other: '# lessons' })}`;
}

export const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  connection: t`Waiting for a connection. It continues by itself.`,
  metered: t`Waiting for a connection that isn’t slow or metered.`,
  'no-worker': t`Reload this page once to get started.`,
  insecure: t`Your browser only saves lessons from sites with a secure address (https).`,
  'no-course': t`Start a track or a course, and its lessons will be saved here.`,
};

/** What became of the last run, in a sentence or two. */
export function resultText(set: KeptSet): string {
  const names = set.missing?.join(', ');
  if (!names) return lessonsText(set);
  return `${lessonsText(set)} ${t`Without a connection, these won’t run: ${names}.`}`;
}

function lessonsText({ title, lessons, kept, isFull }: KeptSet): string {
  const saved = formatNumber(kept);
  if (isFull)
    return t`There was room for ${saved} of ${plural(lessons, { one: '# lesson', other: '# lessons' })} of ${title}. Allow more space to save the rest.`;
  const missing = lessons - kept;
  if (missing > 0)
    return t`${saved} of ${plural(lessons, { one: '# lesson', other: '# lessons' })} of ${title} are saved. ${plural(missing, { one: '# lesson', other: '# lessons' })} couldn’t be.`;
  return t`All ${plural(lessons, { one: '# lesson', other: '# lessons' })} of ${title} are saved on this device.`;
}
