import { whenLoaded } from '@web/stores';

/** The markup that the server has rendered is on screen until the app shows the same page, with its data. */
const PRERENDERED = 'prerendered';
/** The app shows itself after this, even if its data still isn't there. */
const TIMEOUT_MS = 10_000;

/** How long to wait for what has no placeholder, such as the course's progress in a lesson: not as long as the editor loads. */
const EXTRAS_MS = 300;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Replaces the server's markup by the app, whose first page has been rendered. Call it once, from an effect. */
export async function revealApp(): Promise<void> {
  const prerendered = document.getElementById(PRERENDERED);
  if (!prerendered) return;
  const root = document.getElementById('root')!;
  const clicks = recordClicks(prerendered);
  await Promise.race([whenReady(root), delay(TIMEOUT_MS)]);
  prerendered.remove();
  clicks.repeat(root);
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

/** A button does nothing until the app is there: remembers the last one that was clicked, and clicks it then. */
function recordClicks(page: HTMLElement): { repeat: (root: HTMLElement) => void } {
  const buttonsOf = (element: HTMLElement) => [...element.querySelectorAll('button')];
  let clicked = -1;
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) clicked = buttonsOf(page).indexOf(button);
  });
  return { repeat: (root) => buttonsOf(root)[clicked]?.click() };
}
