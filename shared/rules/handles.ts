import { fieldText } from '../texts/fields';
import type { Text } from '../texts/text';
export const MIN_HANDLE_LENGTH = 3;
export const MAX_HANDLE_LENGTH = 30;

/** How many times a handle can be changed within HANDLE_CHANGE_DAYS. */
export const MAX_HANDLE_CHANGES = 3;
export const HANDLE_CHANGE_DAYS = 30;

/** Would pass for the site itself, or for somebody who speaks for it. */
const RESERVED = new Set([
  ...['about', 'account', 'admin', 'administrator', 'anonymous', 'api', 'boots', 'contact', 'deleted'],
  ...['emberforge', 'everyone', 'guest', 'help', 'info', 'login', 'logout', 'mod', 'moderator', 'null'],
  ...['official', 'owner', 'postmaster', 'privacy', 'public', 'root', 'security', 'settings', 'sign-in'],
  ...['sign-up', 'staff', 'support', 'system', 'teacher', 'team', 'terms', 'undefined', 'webmaster'],
]);

/** Whether a handle is nobody's to have. */
export const isReservedHandle = (handle: string): boolean => RESERVED.has(handle);

/** A handle as it's stored: without spaces around it, an @ in front, or capitals. */
export const normalizeHandle = (typed: string): string => typed.trim().replace(/^@/, '').toLowerCase();

/**
 * What's wrong with a handle that a learner chose, as a text for them; undefined if nothing is.
 * @param handle Normalized.
 */
export function handleProblem(handle: string): Text | undefined {
  if (handle === '') return fieldText('handle.empty');
  if (handle.length < MIN_HANDLE_LENGTH || handle.length > MAX_HANDLE_LENGTH)
    return fieldText('handle.length', { min: MIN_HANDLE_LENGTH, max: MAX_HANDLE_LENGTH });
  if (!/^[a-z0-9-]+$/.test(handle)) return fieldText('handle.characters');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle)) return fieldText('handle.dashes');
  if (isReservedHandle(handle)) return fieldText('handle.reserved');
  return undefined;
}
