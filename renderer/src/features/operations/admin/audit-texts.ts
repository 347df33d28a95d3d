import { t } from '@lingui/core/macro';
import type { AuditEntry } from '@web/api';
import { showTime } from './show-time';

/** What an admin did. */
const ACTIONS: Record<string, (who: string) => string> = {
  'make-admin': (who) => t`${who} made somebody an admin`,
  'remove-admin': (who) => t`${who} removed an admin`,
  'start-impersonation': (who) => t`${who} started to view Emberforge as a learner`,
  'stop-impersonation': (who) => t`${who} stopped viewing Emberforge as a learner`,
  'impersonated-change': (who) => t`${who} changed something as a learner`,
  'accept-report': (who) => t`${who} accepted a report`,
  'unaccept-report': (who) => t`${who} took back that a report was accepted`,
  'mark-report-new': (who) => t`${who} marked a report as new`,
  'mark-report-read': (who) => t`${who} marked a report as read`,
  'mark-report-done': (who) => t`${who} marked a report as done`,
  'dismiss-report': (who) => t`${who} dismissed a report`,
  'reopen-report': (who) => t`${who} reopened a report`,
  'start-boss': (who) => t`${who} started a boss fight`,
  'switch-quest-off': (who) => t`${who} switched a quest off`,
  'switch-quest-on': (who) => t`${who} switched a quest on`,
  'add-outage': (who) => t`${who} added an outage`,
  'set-up': (who) => t`${who} set this server up`,
  'change-site': (who) => t`${who} changed the site’s settings`,
  'change-logo': (who) => t`${who} changed the logo`,
  announce: (who) => t`${who} announced something`,
  invite: (who) => t`${who} invited somebody`,
  'withdraw-invitation': (who) => t`${who} withdrew an invitation`,
  'import-invitations': (who) => t`${who} invited a list of people`,
  'export-users': (who) => t`${who} downloaded all accounts`,
  'hide-review': (who) => t`${who} hid a review`,
  'approve-review': (who) => t`${who} approved a review`,
  'clear-name': (who) => t`${who} cleared a name`,
  'clear-bio': (who) => t`${who} cleared a bio`,
  'clear-picture': (who) => t`${who} removed a picture`,
  'clear-handle': (who) => t`${who} replaced a handle`,
  'dismiss-reports': (who) => t`${who} dismissed a moderation case`,
  suspend: (who) => t`${who} suspended an account`,
  'sign-out': (who) => t`${who} signed somebody out everywhere`,
  'delete-account': (who) => t`${who} decided to delete an account`,
  'undo-moderation': (who) => t`${who} undid a decision`,
  'erase-account': (who) => t`${who} deleted an account for good`,
};

/** The same to choose from. */
export const ACTION_NAMES: Record<string, string> = {
  'make-admin': t`Admin made`,
  'remove-admin': t`Admin removed`,
  'start-impersonation': t`Viewing as started`,
  'stop-impersonation': t`Viewing as stopped`,
  'impersonated-change': t`Change as a learner`,
  'accept-report': t`Report accepted`,
  'unaccept-report': t`Report no longer accepted`,
  'mark-report-new': t`Report marked as new`,
  'mark-report-read': t`Report marked as read`,
  'mark-report-done': t`Report marked as done`,
  'dismiss-report': t`Report dismissed`,
  'reopen-report': t`Report reopened`,
  'start-boss': t`Boss fight started`,
  'switch-quest-off': t`Quest switched off`,
  'switch-quest-on': t`Quest switched on`,
  'add-outage': t`Outage added`,
  'set-up': t`Server set up`,
  'change-site': t`Settings changed`,
  'change-logo': t`Logo changed`,
  announce: t`Announcement`,
  invite: t`Invitation sent`,
  'withdraw-invitation': t`Invitation withdrawn`,
  'import-invitations': t`List invited`,
  'export-users': t`Accounts downloaded`,
  'hide-review': t`Review hidden`,
  'approve-review': t`Review approved`,
  'clear-name': t`Name cleared`,
  'clear-bio': t`Bio cleared`,
  'clear-picture': t`Picture removed`,
  'clear-handle': t`Handle replaced`,
  'dismiss-reports': t`Moderation case dismissed`,
  suspend: t`Account suspended`,
  'sign-out': t`Signed out everywhere`,
  'delete-account': t`Account to be deleted`,
  'undo-moderation': t`Decision undone`,
  'erase-account': t`Account deleted for good`,
};

/** Who did what. */
export function deedOf({ action, handle }: AuditEntry): string {
  const who = handle ?? t`A command on the server`;
  return ACTIONS[action]?.(who) ?? `${who} ${action}`;
}

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
  const undone = textIn(details, 'undone');
  if (undone !== null) more.push(ACTION_NAMES[undone] ?? undone);
  // Otherwise the admin did it, as the line above says.
  if (details.how === 'time is up') more.push(t`The time was up`);
  return [endedAt === null ? what : timeSpan(subject, endedAt), ...more, showTime(createdAt)];
}

function timeSpan(startedAt: string, endedAt: string): string {
  const [start, end] = [showTime(startedAt), showTime(endedAt)];
  return t`${start} until ${end}`;
}
