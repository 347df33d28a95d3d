/** Browser bars that come and go are lower than this; keyboards are higher. */
const MIN_KEYBOARD_PIXELS = 120;

/** How much of the page's bottom the on-screen keyboard covers, in CSS pixels; 0 while it's closed. */
export function keyboardHeight(): number {
  const { visualViewport: viewport, innerHeight } = window;
  if (!viewport || viewport.scale > 1.01) return 0; // zoomed in: there's no telling
  if (innerHeight - viewport.height < MIN_KEYBOARD_PIXELS) return 0;
  return Math.max(0, Math.round(innerHeight - viewport.height - viewport.offsetTop));
}

/** Calls back whenever the keyboard may have opened, closed or moved. */
export function subscribeToViewport(listener: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', listener);
  viewport?.addEventListener('scroll', listener);
  return () => {
    viewport?.removeEventListener('resize', listener);
    viewport?.removeEventListener('scroll', listener);
  };
}
