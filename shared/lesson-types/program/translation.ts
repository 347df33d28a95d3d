import { z } from 'zod';
import { oneLine } from '../../content/fields';
import { checkMessage, type SourceCheck } from '../../source-checks';
import type { StoredLesson, TypeTranslation } from '../lesson-type';
import { byPlace, typeTranslation } from '../translation';

const fields = {
  checks: z
    .array(z.strictObject({ message: oneLine.max(200, { error: 'may have at most 200 characters' }) }))
    .optional(),
};

/** Of lessons with a program: what the checks of its source say. Its code stays as it is. */
export const programTranslation = <
  Data extends StoredLesson & { checks?: SourceCheck[] },
>(): TypeTranslation<Data> =>
  typeTranslation(fields, {
    originals: ({ checks }: Data) =>
      checks ? { checks: checks.map((check) => ({ message: checkMessage(check).english })) } : {},
    apply: (data, { checks }) => ({
      ...data,
      ...(data.checks && {
        checks: byPlace(data.checks, checks, (check, { message }) => ({ ...check, message })),
      }),
    }),
  });
