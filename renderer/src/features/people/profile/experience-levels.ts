import { t } from '@lingui/core/macro';
import { EXPERIENCE_LEVELS, type ExperienceLevel } from '@shared/rules/profile';

const LEVELS: Record<ExperienceLevel, string> = {
  none: t`I’ve never written code`,
  beginner: t`I’ve tried a little`,
  intermediate: t`I write code regularly`,
  professional: t`I write code for a living`,
};

/** To choose from. */
export const LEVEL_OPTIONS = EXPERIENCE_LEVELS.map((value) => ({ value, label: LEVELS[value] }));
