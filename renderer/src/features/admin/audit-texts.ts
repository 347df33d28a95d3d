import type { AuditEntry } from '@web/api';
import { showTime } from './show-time';

/** What an admin did, after their name. */
const ACTIONS: Record<string, string> = {
  'make-admin': 'made somebody an admin',
  'remove-admin': 'removed an admin',
  'start-impersonation': 'started to view Emberforge as a learner',
  'stop-impersonation': 'stopped viewing Emberforge as a learner',
  'impersonated-change': 'changed something as a learner',
  'accept-report': 'accepted a report',
  'dismiss-report': 'dismissed a report',
  'reopen-report': 'reopened a report',
  'start-boss': 'started a boss fight',
  'switch-quest-off': 'switched a quest off',
  'switch-quest-on': 'switched a quest on',
  'add-outage': 'added an outage',
};

/** The same to choose from. */
export const ACTION_NAMES: Record<string, string> = {
  'make-admin': 'Admin made',
  'remove-admin': 'Admin removed',
  'start-impersonation': 'Viewing as started',
  'stop-impersonation': 'Viewing as stopped',
  'impersonated-change': 'Change as a learner',
  'accept-report': 'Report accepted',
  'dismiss-report': 'Report dismissed',
  'reopen-report': 'Report reopened',
  'start-boss': 'Boss fight started',
  'switch-quest-off': 'Quest switched off',
  'switch-quest-on': 'Quest switched on',
  'add-outage': 'Outage added',
};

export const deedOf = ({ action }: AuditEntry): string => ACTIONS[action] ?? action;

const textIn = (details: AuditEntry['details'], key: string): string | null => {
  const value = details[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** What it was done to, as a person would name it, and what else is known. */
export function factsOf({ subject, details, createdAt }: AuditEntry): string[] {
  const endedAt = textIn(details, 'endedAt');
  const handle = textIn(details, 'handle');
  const what = handle === null ? (textIn(details, 'description') ?? subject) : `@${handle}`;
  const more = ['reason', 'call'].flatMap((key) => textIn(details, key) ?? []);
  // Otherwise the admin did it, as the line above says.
  if (details.how === 'time is up') more.push('The time was up');
  return [
    endedAt === null ? what : `${showTime(subject)} until ${showTime(endedAt)}`,
    ...more,
    showTime(createdAt),
  ];
}
