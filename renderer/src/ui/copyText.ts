import { t } from '@lingui/core/macro';
import { toasts } from './toasts';

/** Copies text and confirms with a toast, or explains that the browser blocked it (no permission, insecure page). */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.success(t`Copied to clipboard`);
  } catch {
    // Blocked or unsupported: the learner can still copy manually.
    toasts.error(t`Your browser blocked copying. Select the text and press Ctrl+C or Cmd+C.`);
  }
}
