import { toasts } from './toasts';

/** Copies a text and says so; where the browser refuses (no permission, an insecure page) says that instead. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.success('Copied to clipboard');
  } catch {
    // Refused or absent: the learner can still copy by hand.
    toasts.error("Your browser didn't allow copying. Select the text and press Ctrl+C or Cmd+C.");
  }
}
