import { t } from '@lingui/core/macro';

/** By role index (`ROLES`). */
const NAMES = [
  t`Apprentice`,
  t`Pupil`,
  t`Acolyte`,
  t`Disciple`,
  t`Scholar`,
  t`Sorcerer`,
  t`Sage`,
  t`Archsage`,
  t`Mage`,
  t`Archmage`,
] as const;

/** A role's name in the reader's language. @param roleIndex 0 to 9 (`roleIndexOf`) */
export const roleName = (roleIndex: number): string => NAMES[roleIndex]!;
