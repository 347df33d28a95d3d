import { toasts } from './toasts';

/** Copies text and confirms it with a toast; says so if the browser refuses (no permission, or an insecure page). */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.success('Copied to clipboard');
  } catch {
    // Refused or missing: the learner can still copy by hand.
    toasts.error("Your browser didn't allow copying. Select the text and press Ctrl+C or Cmd+C.");
  }
}
