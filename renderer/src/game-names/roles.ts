import { msg } from '@lingui/core/macro';
import { ROLES, type Role, roleIndexOf } from '@shared/rules/levels';
import { i18n } from '@web/i18n';

const NAMES: Record<Role, ReturnType<typeof msg>> = {
  Apprentice: msg({ message: 'Apprentice', context: 'role' }),
  Pupil: msg({ message: 'Pupil', context: 'role' }),
  Acolyte: msg({ message: 'Acolyte', context: 'role' }),
  Disciple: msg({ message: 'Disciple', context: 'role' }),
  Scholar: msg({ message: 'Scholar', context: 'role' }),
  Sorcerer: msg({ message: 'Sorcerer', context: 'role' }),
  Sage: msg({ message: 'Sage', context: 'role' }),
  Archsage: msg({ message: 'Archsage', context: 'role' }),
  Mage: msg({ message: 'Mage', context: 'role' }),
  Archmage: msg({ message: 'Archmage', context: 'role' }),
};

/** The role at this index (`roleIndexOf`). */
export const roleNameAt = (index: number): string => i18n._(NAMES[ROLES[index]!]);

/** The role at this level. */
export const roleName = (level: number): string => roleNameAt(roleIndexOf(level));
