import { whenLoaded } from '@web/stores';
import { PRERENDERED, pageShown } from '@web/ui/page-shown';

/** The app shows itself after this, even if its data still isn't there. */
const TIMEOUT_MS = 10_000;

/** How long to wait for what has no placeholder, such as the course's progress in a lesson: not as long as the editor loads. */
const EXTRAS_MS = 300;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Frames aren't drawn in a tab in the background. */
const painted = () =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), delay(100)]);

declare global {
  /** The last button that was clicked while the page was loading; ahead.js notes it. */
  var clickedAhead: HTMLButtonElement | undefined;
}

/** Replaces the server's markup by the app, whose first page has been rendered with its data. Call it once, from an effect. */
export async function revealApp(): Promise<void> {
  const prerendered = document.getElementById(PRERENDERED);
  if (!prerendered) return;
  const root = document.getElementById('root')!;
  await Promise.race([whenReady(root), delay(TIMEOUT_MS)]);
  const button = globalThis.clickedAhead && sameButton(globalThis.clickedAhead, prerendered, root);
  prerendered.remove();
  // It did nothing when it was clicked: the app wasn't there yet.
  button?.click();
  await painted();
  pageShown();
}

/** Resolves once the app's page has its data, and nothing in it is a placeholder anymore; the header's menu may be. */
async function whenReady(root: HTMLElement): Promise<void> {
  await Promise.race([whenLoaded(), delay(EXTRAS_MS)]);
  await delay(0); // renders what was loaded
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(check);
    function check() {
      if (root.querySelector('main [data-skeleton]')) return;
      observer.disconnect();
      resolve();
    }
    observer.observe(root, { childList: true, subtree: true });
    check();
  });
}

/** By its name: the app's page has buttons that load after it, which the server's markup hasn't. */
function sameButton(
  clicked: HTMLButtonElement,
  from: HTMLElement,
  to: HTMLElement,
): HTMLButtonElement | undefined {
  const name = nameOf(clicked);
  const named = (page: HTMLElement) =>
    [...page.querySelectorAll('button')].filter((button) => nameOf(button) === name);
  return named(to)[named(from).indexOf(clicked)];
}

const nameOf = (button: HTMLButtonElement): string =>
  button.getAttribute('aria-label') ?? button.textContent.trim();
