import { formatNumber } from '@web/i18n';
import { counted } from '@web/ui/counted';
import type { KeepProgress } from './keep-lessons';
import type { Obstacle } from './offline.store';
import type { KeptSet } from './offline-record';

const MB = 1024 * 1024;

/** `8.2 MB`, `1.5 GB`. */
export function formatBytes(bytes: number): string {
  const mb = bytes / MB;
  if (mb >= 1_000) return `${Number((mb / 1_000).toFixed(1))} GB`;
  return mb >= 10 ? `${Math.round(mb)} MB` : `${Number(mb.toFixed(1))} MB`;
}

/** A size that the learner can choose, in MB. */
export const formatLimit = (mb: number): string => (mb >= 1_000 ? `${mb / 1_000} GB` : `${mb} MB`);

export const progressText = ({ done, total }: KeepProgress): string =>
  `${formatNumber(done)} of ${counted(total, 'lesson')}`;

export const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  connection: 'Waiting for a connection. It continues by itself.',
  metered: 'Waiting for a connection that isn’t slow or metered.',
  'no-worker': 'Reload this page once to get started.',
  insecure: 'Your browser only saves lessons from sites with a secure address (https).',
  'no-course': 'Start a track or a course, and its lessons will be saved here.',
};

/** What became of the last run, in a sentence or two. */
export function resultText({ title, lessons, kept, isFull }: KeptSet): string {
  if (isFull)
    return `There was room for ${formatNumber(kept)} of ${counted(lessons, 'lesson')} of ${title}. Allow more space to save the rest.`;
  const missing = lessons - kept;
  if (missing > 0)
    return `${formatNumber(kept)} of ${counted(lessons, 'lesson')} of ${title} are saved. ${counted(missing, 'lesson')} couldn’t be.`;
  return `All ${counted(lessons, 'lesson')} of ${title} are saved on this device.`;
}
