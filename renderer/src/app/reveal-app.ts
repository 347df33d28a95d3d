import { whenLoaded } from '@web/stores';

/** The markup that the server has rendered is on screen until the app shows the same page, with its data. */
const PRERENDERED = 'prerendered';
/** The app shows itself after this, even if its data still isn't there. */
const TIMEOUT_MS = 10_000;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Replaces the server's markup by the app, whose first page has been rendered. Call it once, from an effect. */
export async function revealApp(): Promise<void> {
  const prerendered = document.getElementById(PRERENDERED);
  if (!prerendered) return;
  const root = document.getElementById('root')!;
  const clicks = recordClicks(prerendered);
  await Promise.race([whenReady(root), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  prerendered.remove();
  clicks.repeat(root);
}

/** Resolves once the app's page has its data, and nothing in it is a placeholder anymore. */
async function whenReady(root: HTMLElement): Promise<void> {
  await whenLoaded();
  await nextTask(); // renders what was loaded
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(check);
    function check() {
      if (root.querySelector('[data-skeleton]')) return;
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
