import { t } from '@lingui/core/macro';
import { MAX_FEEDBACK_CODE_CHARS } from '@shared/contracts/text-limits';
import type { Work } from '@web/api';

/** Work that goes along with feedback. */
export interface AttachedWork {
  label: string;
  /** What exactly is sent. */
  hint: string;
  text: string;
}

/** The learner's work as one text; null while there is none, or if it's too long to send. */
export function attachedWork({ answer }: Work): AttachedWork | null {
  const { files = [], choice, textInput } = answer ?? {};
  const text =
    files.length > 0
      ? files
          .map(({ name, content }) => (files.length > 1 ? `=== ${name} ===\n${content}` : content))
          .join('\n')
      : (choice ?? textInput ?? '');
  if (text.trim() === '' || text.length > MAX_FEEDBACK_CODE_CHARS) return null;
  return files.length > 0
    ? { label: t`Attach my code`, hint: files.map(({ name }) => name).join(', '), text }
    : { label: t`Attach my answer`, hint: t`“${text}”`, text };
}
