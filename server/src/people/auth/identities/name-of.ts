import { withoutHidden } from '@shared/rules/hidden-characters';

const MAX_LENGTH = 80;
const CONTROL = /[\p{Control}\p{Surrogate}]+/gu;

const clean = (name: string | undefined) =>
  withoutHidden((name ?? '').replaceAll(CONTROL, ' '))
    .trim()
    .slice(0, MAX_LENGTH)
    .trim();

/** The name for a new account. Not every provider knows one; the first part of the address is better than nothing. */
export function nameOf(
  { firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined },
  email: string,
): { firstName: string; lastName: string } {
  const names = { firstName: clean(firstName), lastName: clean(lastName) };
  if (names.firstName === '')
    return { firstName: names.lastName || clean(email.split('@')[0]), lastName: '' };
  return names;
}

/** Splits a name where providers only have one field: everything after the first space is the last name. */
export function splitName(name: string | null | undefined): { firstName: string; lastName: string } {
  const [, firstName = '', lastName = ''] = /^(\S*)\s*(.*)$/s.exec((name ?? '').trim()) ?? [];
  return { firstName, lastName };
}
