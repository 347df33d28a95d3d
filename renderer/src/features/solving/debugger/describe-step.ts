import { t } from '@lingui/core/macro';
import type { Recording, RecordingEnd, Value } from '@shared/recording';
import { formatNumber } from '@web/i18n';

/** A value in one line: an object by its class and number, such as `list 2`. */
export function valueText(recording: Recording, index: number, value: Value): string {
  return typeof value === 'string' ? value : objectName(recording, index, value);
}

export function objectName(recording: Recording, index: number, id: number): string {
  const label =
    recording.objectAt(index, id)?.label ??
    t({ message: 'object', comment: 'A value of an unknown class, as in “object 2”' });
  return `${label} ${recording.numberOf(id)}`;
}

/** A frame's name: a file's own lines are named after the file. */
export const frameName = ({ name, file }: { name: string; file: string }): string =>
  name === '<module>' ? file : name.startsWith('<') || name.startsWith('new ') ? name : `${name}()`;

/** What happens at a step, in a sentence. */
export function describeStep(recording: Recording, index: number): string {
  const step = recording.steps[index];
  if (!step) return '';
  const { line, file } = step;
  const [frame] = recording.stackAt(index);
  const name = frame ? frameName(frame) : step.file;
  const result = step.result === undefined ? '' : valueText(recording, index, step.result);
  switch (step.kind) {
    case 'line':
      return t`Line ${line} runs next.`;
    case 'call':
      return t`${name} is called.`;
    case 'return':
      return result === '' ? t`${name} is done.` : t`${name} returns ${result}.`;
    case 'yield':
      return t`${name} yields ${result}.`;
    case 'raise':
      return t`Line ${line}: ${result}`;
    case 'end':
      return t`${file} is done.`;
  }
}

/** Why a recording ended before the program; empty if it didn't. */
export function endNotice(recording: Recording): string {
  const steps = formatNumber(recording.length);
  const NOTICES: Record<RecordingEnd, string> = {
    finished: '',
    raised: '',
    steps: t`Only the first ${steps} steps are recorded. To see later ones, try smaller data.`,
    bytes: t`The recording is full after ${steps} steps, because your data is large. To see later ones, try smaller data.`,
    stopped: t`Your program was stopped, so its last steps may be missing. ${steps} are recorded.`,
    failed: t`Recording stopped after ${steps} steps.`,
  };
  return NOTICES[recording.end];
}
