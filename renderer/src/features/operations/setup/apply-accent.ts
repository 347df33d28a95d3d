import { accentCss } from '@shared/art/accent';

/** The server's style sheet has the same id. */
const STYLE_ID = 'site-accent';

/** Shows an accent color, or the design system's own, until the page is loaded again. */
export function applyAccent(accent: string | null): void {
  const old = document.getElementById(STYLE_ID);
  if (accent === null) {
    old?.remove();
    return;
  }
  const style =
    old ?? document.head.appendChild(Object.assign(document.createElement('style'), { id: STYLE_ID }));
  style.textContent = accentCss(accent);
}
