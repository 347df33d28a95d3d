import { plural, t } from '@lingui/core/macro';
import { formatDecimal } from '@web/i18n';

/** "4.5 from 12 ratings". */
export function averageText({ average, totalCount }: { average: number; totalCount: number }): string {
  const stars = formatDecimal(average);
  return t`${stars} from ${plural(totalCount, { one: '# rating', other: '# ratings' })}`;
}
