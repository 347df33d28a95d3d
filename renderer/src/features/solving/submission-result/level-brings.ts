import { t } from '@lingui/core/macro';
import { LEAGUE_MIN_LEVEL } from '@shared/rules/leagues';
import { nextRoleLevel, roleIndexOf } from '@shared/rules/levels';
import { roleName } from '@web/ui/roleName';

/** What a level that was just reached brings, or what the next ones will; undefined after the last role. */
export function levelBrings(level: number, hidesCompetition: boolean): string | undefined {
  if (level === LEAGUE_MIN_LEVEL && !hidesCompetition) return t`Leagues are open to you now.`;
  const next = nextRoleLevel(level);
  if (next === null) return undefined;
  const role = roleName(roleIndexOf(next));
  return t`Next role: ${role}, at level ${next}`;
}
